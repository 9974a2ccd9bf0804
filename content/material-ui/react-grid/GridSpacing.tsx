import { useId, useState } from 'react';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const seedlings = ['Leek', 'Chard', 'Kale', 'Beet', 'Dill', 'Mint'];

export default function GridSpacing() {
  const id = useId();
  const [gaps, setGaps] = useState({ rowSpacing: 1, columnSpacing: 3 });
  const props = ['rowSpacing', 'columnSpacing'] as const;

  return (
    <Stack spacing={2}>
      <Grid container {...gaps}>
        {seedlings.map((seedling) => (
          <Grid key={seedling} size={4}>
            <Paper variant="outlined" sx={{ p: 1 }}>
              {seedling}
            </Paper>
          </Grid>
        ))}
      </Grid>
      <Stack direction="row" spacing={4}>
        {props.map((prop) => (
          <Stack key={prop} sx={{ flex: 1 }}>
            <Typography id={`${id}-${prop}`} variant="body2">
              {prop}: {gaps[prop]}
            </Typography>
            <Slider
              aria-labelledby={`${id}-${prop}`}
              value={gaps[prop]}
              onChange={(event, value) => setGaps({ ...gaps, [prop]: value })}
              max={6}
              marks
            />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
