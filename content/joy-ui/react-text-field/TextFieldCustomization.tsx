import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function TextFieldCustomization() {
  return (
    <FormControl
      sx={{
        maxWidth: 320,
        '--FormLabel-margin': '0 0 0.75rem 0',
        '--FormHelperText-margin': '0.75rem 0 0 0',
        '--FormLabel-color': 'var(--joy-palette-primary-plainColor)',
      }}
    >
      <FormLabel>Locker</FormLabel>
      <Input name="locker" />
      <FormHelperText>See the tag on your key</FormHelperText>
    </FormControl>
  );
}
