import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { moths, photo } from './moths';

export default function ImageListBasics() {
  return (
    <ImageList cols={3} gap={8} sx={{ my: 0, maxWidth: 480 }}>
      {moths.map((moth) => (
        <ImageListItem key={moth.name}>
          <img {...photo(moth)} alt={moth.name} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
