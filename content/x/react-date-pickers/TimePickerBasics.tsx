import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function TimePickerBasics() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <TimePicker
          label="Launch time"
          defaultValue={dayjs('2027-06-14T09:30')}
          timeSteps={{ minutes: 15 }}
        />
        <DateTimePicker
          label="Boats due back"
          defaultValue={dayjs('2027-06-14T16:00')}
          timeSteps={{ minutes: 15 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
