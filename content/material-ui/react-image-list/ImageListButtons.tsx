import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { moths, photo } from './moths';

export default function ImageListButtons() {
  const [shown, setShown] = useState(moths[0]);

  return (
    <Stack spacing={1} sx={{ maxWidth: 480 }}>
      <ImageList cols={6} sx={{ my: 0 }}>
        {moths.map((moth) => (
          <ImageListItem key={moth.name}>
            <ButtonBase
              aria-label={moth.name}
              aria-pressed={moth === shown}
              onClick={() => setShown(moth)}
              sx={{
                '& img': { width: '100%', height: 'auto' },
                '&.Mui-focusVisible': {
                  outline: '3px solid white',
                  outlineOffset: -6,
                },
              }}
            >
              <img {...photo(moth)} alt="" />
            </ButtonBase>
          </ImageListItem>
        ))}
      </ImageList>
      <Typography role="status">
        {shown?.name}, found on {shown?.found}
      </Typography>
    </Stack>
  );
}
