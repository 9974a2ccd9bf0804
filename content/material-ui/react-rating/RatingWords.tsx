import { useState } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = ['', 'Never again', 'Edible', 'Fine', 'Good', 'Every Sunday'];
const wordFor = (stars: number) => words[stars] ?? '';

export default function RatingWords() {
  const [stars, setStars] = useState<number | null>(3);
  const [hovered, setHovered] = useState(-1);

  return (
    <Stack direction="row" spacing={2}>
      <Rating
        name="risotto"
        role="radiogroup"
        aria-label="Mushroom risotto"
        value={stars}
        getLabelText={wordFor}
        onChange={(event, newStars) => setStars(newStars)}
        onChangeActive={(event, newHovered) => setHovered(newHovered)}
      />
      <Typography sx={{ width: 112 }}>
        {wordFor(hovered === -1 ? (stars ?? 0) : hovered)}
      </Typography>
    </Stack>
  );
}
