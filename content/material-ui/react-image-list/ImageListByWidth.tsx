import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { moths, photo } from './moths';

export default function ImageListByWidth() {
  return (
    <ImageList
      gap={8}
      sx={{ my: 0 }}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}
    >
      {moths.map((moth) => (
        <ImageListItem key={moth.name}>
          <img {...photo(moth)} alt={moth.name} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
