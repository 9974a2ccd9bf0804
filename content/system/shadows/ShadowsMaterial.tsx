import Box from '@mui/material/Box';

const levels = [0, 1, 2, 4, 8, 16, 24];

export default function ShadowsMaterial() {
  return (
    <Box
      component="ul"
      aria-label="Elevations"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        m: 0,
        p: 3,
        pb: 6,
        borderRadius: 2,
        bgcolor: '#f4ece1',
        color: '#3d2645',
        listStyle: 'none',
      }}
    >
      {levels.map((level) => (
        <Box
          component="li"
          key={level}
          sx={{ p: 2, bgcolor: '#ffffff', boxShadow: level }}
        >
          {level}
        </Box>
      ))}
    </Box>
  );
}
