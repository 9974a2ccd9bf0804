import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function CalendarClocks() {
  const [time, setTime] = useState<Dayjs>(dayjs('2027-06-14T09:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Typography role="status" align="center" gutterBottom>
        The ferry leaves at {time.format('h:mm A')}
      </Typography>
      <Stack
        role="group"
        aria-label="Departure time"
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ alignItems: 'center', justifyContent: 'center' }}
      >
        <TimeClock
          sx={{ flexShrink: 0 }}
          value={time}
          onChange={(value) => value && setTime(value)}
          ampm
          ampmInClock
          showViewSwitcher
        />
        <DigitalClock
          value={time}
          onChange={(value) => value && setTime(value)}
          ampm
          timeStep={30}
        />
      </Stack>
    </LocalizationProvider>
  );
}
