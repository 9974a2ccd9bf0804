import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonEmphasis() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button>Publish the program</Button>
      <Button variant="soft">Add a song</Button>
      <Button variant="outlined">Preview</Button>
      <Button variant="plain">Discard changes</Button>
    </Stack>
  );
}
