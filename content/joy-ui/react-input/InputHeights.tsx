import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const fields = [
  { size: 'sm', label: 'Row', help: 'Counted from the path.' },
  { size: 'md', label: 'Vegetable', help: 'One kind in each bed.' },
  { size: 'lg', label: 'Name of the garden', help: 'Shown at the gate.' },
] as const;

export default function InputHeights() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      {fields.map(({ size, label, help }) => (
        <FormControl key={size} size={size}>
          <FormLabel>{label}</FormLabel>
          <Input />
          <FormHelperText>{help}</FormHelperText>
        </FormControl>
      ))}
    </Stack>
  );
}
