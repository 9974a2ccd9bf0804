import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';
import { quilts } from './quilts';

export default function MasonryQuilts() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry columns={{ xs: 2, sm: 3 }} spacing={1} sx={{ width: 'auto' }}>
        {quilts.map(({ name, src, width, height }) => (
          <img
            key={name}
            src={src}
            width={width}
            height={height}
            alt={name}
            style={{ height: 'auto' }}
          />
        ))}
      </Masonry>
    </Box>
  );
}
