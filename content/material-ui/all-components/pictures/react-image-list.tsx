import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

export default function Picture() {
  return (
    <ImageList cols={3} rowHeight={44} gap={6} sx={{ width: 170, m: 0 }}>
      {['primary', 'secondary', 'info', 'warning', 'success', 'error'].map(
        (color) => (
          <ImageListItem key={color} sx={{ bgcolor: `${color}.light` }} />
        ),
      )}
    </ImageList>
  );
}
