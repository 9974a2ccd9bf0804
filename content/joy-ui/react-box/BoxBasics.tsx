import Box from '@mui/joy/Box';

export default function BoxBasics() {
  return (
    <Box
      sx={{
        p: 2,
        border: '1px solid',
        borderColor: 'warning.outlinedBorder',
        borderRadius: 'md',
        bgcolor: 'warning.softBg',
        color: 'warning.softColor',
        fontSize: 'sm',
      }}
    >
      Stir the primer again before the second coat.
    </Box>
  );
}
