import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputLabel() {
  return (
    <FormControl
      id="input-label-guest"
      required
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormLabel>Guest name</FormLabel>
      <Input name="guest" autoComplete="name" />
      <FormHelperText>As written in the passport.</FormHelperText>
    </FormControl>
  );
}
