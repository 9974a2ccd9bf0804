import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import { moths, photo } from './moths';

export default function ImageListConfirm() {
  const [confirmed, setConfirmed] = useState(['Ghost moth']);

  return (
    <ImageList gap={8} sx={{ my: 0, maxWidth: 480 }}>
      {moths.slice(0, 4).map((moth) => (
        <ImageListItem key={moth.name}>
          <img {...photo(moth)} alt="" />
          <ImageListItemBar
            title={moth.name}
            subtitle={moth.found}
            actionIcon={
              <IconButton
                aria-label={`Confirm ${moth.name}`}
                aria-pressed={confirmed.includes(moth.name)}
                onClick={() =>
                  setConfirmed(
                    confirmed.includes(moth.name)
                      ? confirmed.filter((name) => name !== moth.name)
                      : [...confirmed, moth.name],
                  )
                }
                sx={{ color: 'common.white' }}
              >
                {confirmed.includes(moth.name) ? (
                  <CheckCircleIcon />
                ) : (
                  <CheckCircleOutlinedIcon />
                )}
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
