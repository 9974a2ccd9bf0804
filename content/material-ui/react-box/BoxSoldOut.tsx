import Box from '@mui/material/Box';

export default function BoxSoldOut() {
  return (
    <Box
      sx={{
        position: 'relative',
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      Saturday, 3 p.m.
      <Box
        component="strong"
        sx={{
          position: 'absolute',
          top: 8,
          right: -8,
          px: 1,
          bgcolor: 'error.dark',
          color: 'common.white',
        }}
      >
        Sold out
      </Box>
    </Box>
  );
}
