import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function StackBasics() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <FormControl>
        <FormLabel>What have you lost?</FormLabel>
        <Input placeholder="Umbrella, green" />
      </FormControl>
      <FormControl>
        <FormLabel>Where did you last see it?</FormLabel>
        <Textarea minRows={2} />
      </FormControl>
      <Button sx={{ alignSelf: 'flex-start' }}>Send the report</Button>
    </Stack>
  );
}
