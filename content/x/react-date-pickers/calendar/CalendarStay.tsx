import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function CalendarStay() {
  const [arrival, setArrival] = useState<Dayjs>(dayjs('2027-06-15'));
  const departure = arrival.add(4, 'day');

  const isNight = (day: Dayjs) =>
    day.isAfter(arrival, 'day') && day.isBefore(departure, 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-label="Arrival"
        spacing={1}
        sx={{ alignItems: 'center' }}
      >
        <DateCalendar
          value={arrival}
          onChange={(day) => day && setArrival(day)}
          disableHighlightToday
          slotProps={{
            day: ({ day }) =>
              isNight(day)
                ? {
                    disableMargin: true,
                    sx: {
                      bgcolor: 'action.selected',
                      borderRadius: 0,
                      width: 40,
                    },
                  }
                : {},
          }}
        />
        <Typography role="status">
          Four nights, {arrival.format('MMMM D')} to{' '}
          {departure.format('MMMM D')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
