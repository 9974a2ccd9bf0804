import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const steps = [
  { name: '1 Cut', height: 60 },
  { name: '2 Lay out', height: 120 },
  { name: '3 Piece', height: 80 },
  { name: '4 Press', height: 60 },
  { name: '5 Baste', height: 60 },
  { name: '6 Quilt', height: 100 },
];

export default function MasonrySteps() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry
        role="list"
        aria-label="How a quilt is made"
        sequential
        columns={3}
        spacing={1}
        sx={{ width: 'auto' }}
      >
        {steps.map(({ name, height }) => (
          <Paper
            key={name}
            role="listitem"
            variant="outlined"
            sx={{ height, p: 1 }}
          >
            {name}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
