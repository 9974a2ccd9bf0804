import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const piles = [
  { name: 'Album', elevation: 0 },
  { name: 'Page', elevation: 1 },
  { name: 'Strip', elevation: 4 },
  { name: 'Stamp', elevation: 8 },
  { name: 'Loupe', elevation: 16 },
  { name: 'Lamp', elevation: 24 },
];

export default function PaperLevels() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
        pb: 4,
      }}
    >
      {piles.map(({ name, elevation }) => (
        <Paper
          key={name}
          elevation={elevation}
          sx={{ py: 3, textAlign: 'center' }}
        >
          {name}: {elevation}
        </Paper>
      ))}
    </Box>
  );
}
