import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TypographyBasics() {
  return (
    <Stack>
      <Typography variant="overline">Novel</Typography>
      <Typography variant="h5" component="h3">
        The Lamp in the Lock House
      </Typography>
      <Typography variant="subtitle1" component="p" gutterBottom>
        Translated by Inés Caro
      </Typography>
      <Typography variant="body2">
        Every night someone lights a lamp above the canal. One winter it stays
        dark.
      </Typography>
      <Typography variant="caption">264 pages, sewn</Typography>
    </Stack>
  );
}
