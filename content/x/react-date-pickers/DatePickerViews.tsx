import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DatePicker
          label="Boat bought in"
          views={['year', 'month']}
          defaultValue={dayjs('2021-03-01')}
        />
        <DatePicker
          label="Guide's date of birth"
          openTo="year"
          views={['year', 'month', 'day']}
          defaultValue={dayjs('1994-11-20')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
