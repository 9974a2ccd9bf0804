import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextFieldOtherFields() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Seat</FormLabel>
        <Select
          name="seat"
          defaultValue="bow"
          slotProps={{ listbox: { 'aria-label': 'Seat' } }}
        >
          <Option value="bow">Bow</Option>
          <Option value="stroke">Stroke</Option>
          <Option value="cox">Cox</Option>
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Note to the coach</FormLabel>
        <Textarea name="note" minRows={2} />
      </FormControl>
    </Stack>
  );
}
