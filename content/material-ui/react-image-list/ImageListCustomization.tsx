import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { moths, photo } from './moths';

export default function ImageListCustomization() {
  return (
    <ImageList gap={16} sx={{ my: 0, maxWidth: 400 }}>
      {moths.slice(4).map((moth) => (
        <ImageListItem
          key={moth.name}
          sx={{ borderRadius: 4, overflow: 'hidden' }}
        >
          <img {...photo(moth)} alt="" />
          <ImageListItemBar
            position="top"
            title={moth.name}
            sx={{
              background: 'rgb(0 0 0 / 75%)',
              '& .MuiImageListItemBar-titleWrap': { py: 0.5 },
            }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
