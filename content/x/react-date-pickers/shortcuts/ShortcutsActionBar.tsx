import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ShortcutsActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Kiln reserved for"
        defaultValue={dayjs('2027-10-12')}
        slotProps={{
          actionBar: { actions: ['today', 'clear', 'cancel', 'accept'] },
        }}
      />
    </LocalizationProvider>
  );
}
