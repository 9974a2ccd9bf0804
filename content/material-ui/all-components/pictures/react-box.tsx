import Box from '@mui/material/Box';

export default function Picture() {
  return (
    <Box
      sx={{
        p: 2,
        border: '2px dashed',
        borderColor: 'primary.main',
        borderRadius: 1,
      }}
    >
      sx
    </Box>
  );
}
