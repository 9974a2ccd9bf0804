import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const stems = ['Anemone', 'Cosmos', 'Dahlia', 'Eucalyptus', 'Freesia', 'Iris'];

export default function StackWrap() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {stems.map((stem) => (
        <Chip key={stem} label={stem} />
      ))}
    </Stack>
  );
}
