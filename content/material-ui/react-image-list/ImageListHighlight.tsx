import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { moths, photo } from './moths';

export default function ImageListHighlight() {
  return (
    <ImageList
      variant="quilted"
      cols={4}
      rowHeight={110}
      gap={8}
      sx={{ my: 0, maxWidth: 480 }}
    >
      {moths.slice(0, 5).map((moth, index) => (
        <ImageListItem
          key={moth.name}
          cols={index === 0 ? 2 : 1}
          rows={index === 0 ? 2 : 1}
        >
          <img {...photo(moth, 400, 300)} alt={moth.name} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
