import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CalendarLoading() {
  const [month, setMonth] = useState('2027-06');
  const [loadedMonth, setLoadedMonth] = useState('2027-06');

  useEffect(() => {
    const request = setTimeout(() => setLoadedMonth(month), 700);
    return () => clearTimeout(request);
  }, [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Boat rental">
        <DateCalendar
          defaultValue={dayjs('2027-06-15')}
          disableHighlightToday
          loading={month !== loadedMonth}
          renderLoading={() => <DayCalendarSkeleton />}
          onMonthChange={(date) => setMonth(date.format('YYYY-MM'))}
          shouldDisableDate={(date) => date.day() === 1}
        />
      </Box>
    </LocalizationProvider>
  );
}
