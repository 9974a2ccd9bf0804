import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const holidays = ['2027-05-06', '2027-05-17'];

function isClosed(date: Dayjs) {
  const weekday = date.day();
  return (
    weekday === 0 ||
    weekday === 6 ||
    holidays.includes(date.format('YYYY-MM-DD'))
  );
}

export default function ValidationDisabledDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Clinic visit">
        <DateCalendar
          defaultValue={dayjs('2027-05-12')}
          disableHighlightToday
          shouldDisableDate={isClosed}
        />
      </Box>
    </LocalizationProvider>
  );
}
