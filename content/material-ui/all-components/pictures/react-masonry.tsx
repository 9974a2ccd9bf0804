import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const heights = [40, 64, 52, 60, 36, 48];

export default function Picture() {
  return (
    <Masonry
      columns={3}
      spacing={1}
      defaultHeight={124}
      defaultColumns={3}
      defaultSpacing={1}
      sx={{ width: 168, height: 124, m: 0, '& > div': { width: 48, m: '4px' } }}
    >
      {heights.map((height) => (
        <Paper key={height} sx={{ height, bgcolor: 'primary.light' }} />
      ))}
    </Masonry>
  );
}
