import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Next seed swap"
        defaultValue={dayjs('2027-09-18')}
        slotProps={{
          field: { clearable: true, openPickerButtonPosition: 'start' },
        }}
      />
    </LocalizationProvider>
  );
}
