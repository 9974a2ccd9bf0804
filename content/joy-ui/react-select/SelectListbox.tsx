import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const departures = Array.from({ length: 14 }, (_, index) => `${index + 10}:15`);

export default function SelectListbox() {
  return (
    <FormControl sx={{ width: 120 }}>
      <FormLabel>Departure</FormLabel>
      <Select
        defaultValue="12:15"
        slotProps={{
          listbox: {
            'aria-label': 'Departure',
            placement: 'bottom-start',
            sx: { maxHeight: 200, minWidth: 240 },
          },
        }}
      >
        {departures.map((time) => (
          <Option key={time} value={time} label={time}>
            {time} from Amber Bay
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
