import { Box } from '@mui/system';

const figures = [
  { label: 'Orders today', value: '128' },
  { label: 'Ready to ship', value: '41' },
  { label: 'Returns', value: '3' },
];

export default function SxOrderSummary() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: { xs: 1, sm: 2 },
        width: 1,
        maxWidth: 560,
        m: 0,
      }}
    >
      {figures.map((figure) => (
        <Box
          key={figure.label}
          sx={{ p: { xs: 1.5, sm: 2 }, border: 1, borderRadius: 2 }}
        >
          <dt>{figure.label}</dt>
          <Box
            component="dd"
            sx={{ m: 0, fontSize: { xs: '1.25rem', sm: '1.75rem' } }}
          >
            {figure.value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
