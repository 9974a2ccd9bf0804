import { Box } from '@mui/system';

const skills = [
  'Fragile',
  'Same hour',
  'Cargo bike',
  'Night rides',
  'Cold box',
];

export default function FlexboxWrap() {
  return (
    <Box
      component="ul"
      aria-label="Courier skills"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {skills.map((skill) => (
        <Box
          key={skill}
          component="li"
          sx={{ px: 1.5, py: 0.5, border: 1, borderRadius: 4 }}
        >
          {skill}
        </Box>
      ))}
    </Box>
  );
}
