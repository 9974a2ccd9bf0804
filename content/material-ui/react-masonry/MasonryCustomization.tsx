import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const blocks = [
  { name: 'Hem', height: 56 },
  { name: 'Border', height: 72 },
  { name: 'Sashing', height: 96 },
  { name: 'Medallion', height: 120 },
  { name: 'Corner', height: 80 },
  { name: 'Sleeve', height: 64 },
];

export default function MasonryCustomization() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry
        columns={3}
        spacing={0.5}
        sx={{
          width: 'auto',
          '& .MuiPaper-root': {
            borderStyle: 'dashed',
            bgcolor: 'action.hover',
          },
        }}
      >
        {blocks.map(({ name, height }) => (
          <Paper key={name} variant="outlined" sx={{ height, p: 1 }}>
            {name}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
