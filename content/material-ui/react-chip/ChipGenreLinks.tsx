import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipGenreLinks() {
  return (
    <Stack
      component="nav"
      aria-label="Labels"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {['Kelp', 'Nine Doors', 'Marl'].map((name) => (
        <Chip
          key={name}
          component="a"
          href={`https://example.com/labels?name=${name}`}
          clickable
          variant="outlined"
          label={name}
        />
      ))}
    </Stack>
  );
}
