import Box from '@mui/material/Box';

export default function DarkModeStarChart() {
  return (
    <Box
      sx={[
        {
          p: 3,
          borderRadius: 2,
          color: '#14213d',
          background: 'linear-gradient(#cfe5ff, #fff3d6)',
        },
        (theme) =>
          theme.applyStyles('dark', {
            color: '#e8eaf6',
            background: 'linear-gradient(#0b1026, #2b2350)',
          }),
      ]}
    >
      The first quarter moon sets at 1:12 a.m.
    </Box>
  );
}
