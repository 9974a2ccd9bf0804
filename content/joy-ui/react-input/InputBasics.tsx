import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputBasics() {
  return (
    <FormControl required sx={{ maxWidth: 320 }}>
      <FormLabel>Gardener</FormLabel>
      <Input name="gardener" autoComplete="name" />
      <FormHelperText>
        Your name will be on the sign next to your bed.
      </FormHelperText>
    </FormControl>
  );
}
