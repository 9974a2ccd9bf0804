import { useId, useState } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingBasics() {
  const id = useId();
  const [stars, setStars] = useState<number | null>(4);

  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <Typography id={id}>How was the pumpkin soup?</Typography>
      <Rating
        name="soup"
        role="radiogroup"
        aria-labelledby={id}
        value={stars}
        onChange={(event, newStars) => setStars(newStars)}
      />
      <Typography role="status" variant="body2">
        {stars === null ? 'Not rated yet' : `You gave ${stars} of 5`}
      </Typography>
    </Stack>
  );
}
