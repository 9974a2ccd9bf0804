import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';

const stages = ['Main stage', 'Courtyard', 'Cellar'];

export default function ColorInversionPopups() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ borderRadius: 'md', maxWidth: 320, p: 2 }}
    >
      <FormControl>
        <FormLabel>Stage</FormLabel>
        <Select
          variant="solid"
          defaultValue="Courtyard"
          slotProps={{
            listbox: { 'aria-label': 'Stage', disablePortal: true },
          }}
        >
          {stages.map((stage) => (
            <Option key={stage} value={stage}>
              {stage}
            </Option>
          ))}
        </Select>
      </FormControl>
    </Sheet>
  );
}
