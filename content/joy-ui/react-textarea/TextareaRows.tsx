import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const text = `The new bridge saves us an hour a day.
Please keep it open at night.
Nurses and bakers need it too.
We would gladly pay a toll.
Thank you for asking.`;

export default function TextareaRows() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <FormControl>
        <FormLabel>Two to four rows</FormLabel>
        <Textarea minRows={2} maxRows={4} defaultValue={text} />
      </FormControl>
      <FormControl>
        <FormLabel>Always three rows</FormLabel>
        <Textarea minRows={3} maxRows={3} defaultValue={text} />
      </FormControl>
    </Stack>
  );
}
