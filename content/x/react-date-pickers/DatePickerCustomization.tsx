import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DatePickerCustomization() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Next boat inspection"
        defaultValue={dayjs('2027-09-01')}
        slotProps={{
          textField: { size: 'small', helperText: 'Every six months' },
          day: { sx: { borderRadius: 1 } },
          desktopPaper: { sx: { border: 1, borderColor: 'divider' } },
        }}
      />
    </LocalizationProvider>
  );
}
