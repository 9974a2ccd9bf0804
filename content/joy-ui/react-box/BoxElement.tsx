import Box from '@mui/joy/Box';

const paints = ['Wall paint', 'Floor enamel', 'Wood stain'];

export default function BoxElement() {
  return (
    <Box
      component="ul"
      aria-label="Products"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {paints.map((paint) => (
        <Box
          key={paint}
          component="li"
          sx={{
            px: 1.5,
            py: 0.5,
            borderRadius: 'xl',
            bgcolor: 'background.level1',
          }}
        >
          {paint}
        </Box>
      ))}
    </Box>
  );
}
