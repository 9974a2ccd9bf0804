import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const shortcuts = [
  { label: 'Next bisque firing', getValue: () => dayjs('2027-10-08') },
  { label: 'Next glaze firing', getValue: () => dayjs('2027-10-15') },
  { label: 'Open studio', getValue: () => dayjs('2027-10-30') },
];

export default function ShortcutsBasics() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Studio visit"
        defaultValue={dayjs('2027-10-01')}
        slotProps={{ shortcuts: { items: shortcuts } }}
      />
    </LocalizationProvider>
  );
}
