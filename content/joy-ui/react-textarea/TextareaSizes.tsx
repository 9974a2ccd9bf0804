import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const fields = [
  { size: 'sm', label: 'Internal note' },
  { size: 'md', label: 'Reply to the sender' },
  { size: 'lg', label: 'Letter of the week' },
] as const;

export default function TextareaSizes() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      {fields.map(({ size, label }) => (
        <FormControl key={size} size={size}>
          <FormLabel>{label}</FormLabel>
          <Textarea minRows={2} />
        </FormControl>
      ))}
    </Stack>
  );
}
