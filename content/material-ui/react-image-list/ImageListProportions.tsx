import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { moths, photo } from './moths';

export default function ImageListProportions() {
  return (
    <ImageList variant="masonry" cols={3} gap={8} sx={{ my: 0, maxWidth: 480 }}>
      {moths.map((moth, index) => (
        <ImageListItem key={moth.name}>
          <img {...photo(moth, 300, 200 + (index % 3) * 80)} alt={moth.name} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
