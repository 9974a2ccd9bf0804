import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { moths, photo } from './moths';

export default function ImageListCaptions() {
  return (
    <ImageList cols={3} gap={8} sx={{ my: 0, maxWidth: 480 }}>
      {moths.slice(0, 3).map((moth) => (
        <ImageListItem key={moth.name} sx={{ minWidth: 0 }}>
          <img {...photo(moth)} alt="" />
          <ImageListItemBar
            position="below"
            title={moth.name}
            subtitle={moth.found}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
