import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const shortcuts = [
  { label: 'Next bisque firing', getValue: () => dayjs('2027-10-08') },
  { label: 'Next glaze firing', getValue: () => dayjs('2027-10-15') },
  { label: 'Open studio', getValue: () => dayjs('2027-10-30') },
];

export default function ShortcutsBasics() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2027-10-01')}
        disableHighlightToday
        slotProps={{
          actionBar: { actions: [] },
          shortcuts: { items: shortcuts },
          toolbar: { hidden: true },
        }}
      />
    </LocalizationProvider>
  );
}
