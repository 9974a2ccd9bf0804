import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const regions = ['Coast', 'Foothills', 'Highlands', 'River plain'];

const fields = [
  { size: 'sm', label: 'Filter by region' },
  { size: 'md', label: 'Region' },
  { size: 'lg', label: 'Find a region' },
] as const;

export default function AutocompleteSizes() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      {fields.map(({ size, label }) => (
        <FormControl key={size} size={size}>
          <FormLabel>{label}</FormLabel>
          <Autocomplete options={regions} defaultValue="Highlands" />
        </FormControl>
      ))}
    </Stack>
  );
}
