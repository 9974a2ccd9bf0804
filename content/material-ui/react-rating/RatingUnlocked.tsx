import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingUnlocked() {
  const [cooked, setCooked] = useState(false);

  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="I have cooked this"
        control={
          <Checkbox
            checked={cooked}
            onChange={(event) => setCooked(event.target.checked)}
          />
        }
      />
      <Rating
        name="dumplings"
        role="radiogroup"
        aria-label="Spinach dumplings"
        disabled={!cooked}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        You can only rate recipes that you have cooked.
      </Typography>
    </Stack>
  );
}
