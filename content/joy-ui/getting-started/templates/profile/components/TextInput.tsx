import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input, { type InputProps } from '@mui/joy/Input';

export interface TextInputProps extends Omit<InputProps, 'onChange' | 'error'> {
  label: string;
  error?: string;
  help?: string;
  onChange: (value: string) => void;
}

export default function TextInput({
  label,
  error,
  help,
  required,
  onChange,
  ...props
}: TextInputProps) {
  return (
    <FormControl error={error !== undefined} required={required}>
      <FormLabel>{label}</FormLabel>
      <Input
        {...props}
        slotProps={{ input: { 'aria-invalid': error !== undefined } }}
        onChange={(event) => onChange(event.target.value)}
      />
      {(error ?? help) && <FormHelperText>{error ?? help}</FormHelperText>}
    </FormControl>
  );
}
