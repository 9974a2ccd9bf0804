import { useId } from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaperBasics() {
  const id = useId();

  return (
    <Paper
      component="section"
      aria-labelledby={id}
      sx={{ p: 3, maxWidth: 400 }}
    >
      <Typography id={id} variant="h6" component="h3" gutterBottom>
        Album 4: lighthouses
      </Typography>
      <Typography>
        Thirty-one stamps from nine countries, two of them misprints.
      </Typography>
    </Paper>
  );
}
