import { Box } from '@mui/system';

const figures = [
  { label: 'Rooms', value: '14' },
  { label: 'Exhibits', value: '620' },
  { label: 'Minutes', value: '90' },
];

export default function SxVisitFigures() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: { xs: 1, sm: 2 },
        maxWidth: 480,
        my: 0,
      }}
    >
      {figures.map(({ label, value }) => (
        <Box
          key={label}
          sx={{ p: { xs: 1.5, sm: 2 }, border: 1, borderRadius: 2 }}
        >
          <dt>{label}</dt>
          <Box
            component="dd"
            sx={{ m: 0, fontSize: { xs: '1.25rem', sm: '1.75rem' } }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
