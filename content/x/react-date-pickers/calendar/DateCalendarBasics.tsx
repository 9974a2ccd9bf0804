import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateCalendarBasics() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Boat trip">
        <DateCalendar
          defaultValue={dayjs('2027-06-14')}
          disableHighlightToday
          fixedWeekNumber={6}
          showDaysOutsideCurrentMonth
        />
      </Box>
    </LocalizationProvider>
  );
}
