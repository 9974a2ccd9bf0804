import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TimezonePicker() {
  const [start, setStart] = useState<Dayjs | null>(
    dayjs.utc('2027-02-11T18:00Z'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Rehearsal (Lisbon time)"
          timezone="Europe/Lisbon"
          value={start}
          onChange={setStart}
        />
        <Typography role="status">
          {start?.isValid() ? `Saved as ${start.toISOString()}` : 'Not saved'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
