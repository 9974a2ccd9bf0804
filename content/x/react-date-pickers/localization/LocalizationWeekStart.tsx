import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';

export default function LocalizationWeekStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <Box role="group" aria-label="Visit date">
        <DateCalendar
          defaultValue={dayjs('2027-11-09')}
          dayOfWeekFormatter={(day: Dayjs) => day.format('ddd')}
          disableHighlightToday
          displayWeekNumber
          sx={{ '& .MuiDayCalendar-weekNumber': { color: 'text.secondary' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
