import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const fields = [
  { size: 'sm', label: 'Sort by' },
  { size: 'md', label: 'Return trip' },
  { size: 'lg', label: 'Next departure' },
] as const;

export default function SelectSizes() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      {fields.map(({ size, label }) => (
        <FormControl key={size} size={size}>
          <FormLabel>{label}</FormLabel>
          <Select
            defaultValue="12:30"
            slotProps={{ listbox: { 'aria-label': label } }}
          >
            <Option value="07:15">07:15</Option>
            <Option value="12:30">12:30</Option>
            <Option value="18:45">18:45</Option>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
