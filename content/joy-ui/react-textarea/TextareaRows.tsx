import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const letter = `Please keep the bridge open.
Nurses and bakers need it.`;
const longLetter = `${letter}
We would gladly pay a toll.
Thank you for asking.`;

export default function TextareaRows() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <FormControl>
        <FormLabel>Two to four rows</FormLabel>
        <Textarea minRows={2} maxRows={4} defaultValue={letter} />
      </FormControl>
      <FormControl>
        <FormLabel>Always three rows</FormLabel>
        <Textarea minRows={3} maxRows={3} defaultValue={longLetter} />
      </FormControl>
    </Stack>
  );
}
