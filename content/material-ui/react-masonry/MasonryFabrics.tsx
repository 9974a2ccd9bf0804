import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const fabrics = [
  { name: 'Indigo', height: 120 },
  { name: 'Madder', height: 90 },
  { name: 'Walnut', height: 60 },
  { name: 'Linen', height: 120 },
  { name: 'Moss', height: 100 },
  { name: 'Slate', height: 70 },
];

export default function MasonryFabrics() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry columns={3} spacing={2} sx={{ width: 'auto' }}>
        {fabrics.map(({ name, height }) => (
          <Paper key={name} variant="outlined" sx={{ height, p: 1 }}>
            {name}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
