import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';

export default function ChipSoldOut() {
  const [wanted, setWanted] = useState(false);

  return (
    <Stack
      role="group"
      aria-label="Formats"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      <Chip
        label="Vinyl"
        aria-pressed={wanted}
        icon={wanted ? <FavoriteIcon /> : <FavoriteBorderIcon />}
        onClick={() => setWanted(!wanted)}
      />
      <Chip
        label="Cassette (sold out)"
        icon={<FavoriteBorderIcon />}
        clickable
        disabled
      />
    </Stack>
  );
}
