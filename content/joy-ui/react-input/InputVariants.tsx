import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const fields = [
  { variant: 'outlined', label: 'Street', value: '12 Harbor Road' },
  { variant: 'soft', label: 'City', value: 'Portland' },
  { variant: 'solid', label: 'Postal code', value: '04101' },
  { variant: 'plain', label: 'Country', value: 'United States' },
] as const;

export default function InputVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {fields.map(({ variant, label, value }) => (
        <FormControl key={variant} id={`input-variant-${variant}`}>
          <FormLabel>{label}</FormLabel>
          <Input variant={variant} defaultValue={value} />
        </FormControl>
      ))}
    </Stack>
  );
}
