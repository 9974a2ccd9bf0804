import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const fields = [
  { variant: 'outlined', label: 'Season' },
  { variant: 'soft', label: 'Timetable' },
  { variant: 'solid', label: 'Route map' },
  { variant: 'plain', label: 'Notices' },
] as const;

export default function SelectVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        gap: 2,
      }}
    >
      {fields.map(({ variant, label }) => (
        <FormControl key={variant}>
          <FormLabel>{label}</FormLabel>
          <Select
            variant={variant}
            defaultValue="summer"
            slotProps={{ listbox: { 'aria-label': label } }}
          >
            <Option value="summer">Summer</Option>
            <Option value="winter">Winter</Option>
          </Select>
        </FormControl>
      ))}
    </Box>
  );
}
