import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputBasics() {
  return (
    <FormControl required sx={{ maxWidth: 320 }}>
      <FormLabel>Gardener</FormLabel>
      <Input name="gardener" autoComplete="name" />
      <FormHelperText>This name stands on the sign at the bed.</FormHelperText>
    </FormControl>
  );
}
