import { Box } from '@mui/system';

const herbs = ['Basil', 'Chervil', 'Dill', 'Lovage', 'Marjoram', 'Savory'];

export default function GridAutoFlow() {
  return (
    <Box
      role="region"
      aria-label="Herb seeds"
      tabIndex={0}
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto auto',
        gridAutoFlow: 'column',
        gridAutoColumns: 160,
        gap: 1,
        maxWidth: 400,
        p: 1,
        border: 1,
        overflowX: 'auto',
        '&:focus-visible': { outline: 3, outlineOffset: 3 },
      }}
    >
      {herbs.map((herb) => (
        <Box key={herb} sx={{ p: 2, border: 1, borderRadius: 2 }}>
          {herb}
        </Box>
      ))}
    </Box>
  );
}
