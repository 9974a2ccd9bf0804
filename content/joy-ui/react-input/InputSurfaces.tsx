import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const fields = [
  { variant: 'outlined', label: 'Vegetable', value: 'Kohlrabi' },
  { variant: 'soft', label: 'Variety', value: 'Blue Ridge' },
  { variant: 'solid', label: 'Row', value: 'Third from the path' },
  { variant: 'plain', label: 'Neighbors', value: 'Lettuce, beetroot' },
] as const;

export default function InputSurfaces() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      {fields.map(({ variant, label, value }) => (
        <FormControl key={variant}>
          <FormLabel>{label}</FormLabel>
          <Input variant={variant} defaultValue={value} />
        </FormControl>
      ))}
    </Stack>
  );
}
