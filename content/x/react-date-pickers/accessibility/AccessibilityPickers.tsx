import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function AccessibilityPickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DatePicker label="Ferry date" defaultValue={dayjs('2027-04-14')} />
        <TimePicker
          label="Ferry time"
          defaultValue={dayjs('2027-04-14T08:20')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
