import Box from '@mui/material/Box';

export default function BoxTonight() {
  return (
    <Box
      sx={{
        p: 2,
        borderRadius: 2,
        boxShadow: 3,
        typography: 'h6',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      Tonight at 7: The Goose and the Clockmaker
    </Box>
  );
}
