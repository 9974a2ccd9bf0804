import Container from '@mui/material/Container';
import Masonry from '@mui/lab/Masonry';

const quilts = [
  { name: 'Flying geese', color: '#7a8f5a', height: 240 },
  { name: 'Lone star', color: '#b5523b', height: 200 },
  { name: 'Ocean waves', color: '#3f6c8c', height: 320 },
  { name: 'Churn dash', color: '#8a5a83', height: 200 },
  { name: 'Bear paw', color: '#86683f', height: 280 },
  { name: 'Drunkard’s path', color: '#4b7f78', height: 160 },
];

// What a photo of the quilt would show: triangles of one color.
const photo = (color: string, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}"><pattern id="t" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M0 0h40v40H0z" fill="#f1eadb"/><path d="M0 40 40 0v40z" fill="${color}"/></pattern><path d="M0 0h200v400H0z" fill="url(#t)"/></svg>`,
  )}`;

export default function MasonryQuilts() {
  return (
    <Container component="main" sx={{ py: 2 }}>
      <Masonry columns={{ xs: 2, sm: 3 }} spacing={1} sx={{ width: 'auto' }}>
        {quilts.map(({ name, color, height }) => (
          <img
            key={name}
            src={photo(color, height)}
            width={200}
            height={height}
            alt={name}
            style={{ height: 'auto' }}
          />
        ))}
      </Masonry>
    </Container>
  );
}
