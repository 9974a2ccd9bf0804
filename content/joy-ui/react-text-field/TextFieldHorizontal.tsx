import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function TextFieldHorizontal() {
  return (
    <FormControl orientation="horizontal">
      <FormLabel>Oar number</FormLabel>
      <Input name="oar" sx={{ width: 120 }} />
    </FormControl>
  );
}
