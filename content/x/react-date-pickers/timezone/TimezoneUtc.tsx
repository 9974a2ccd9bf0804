import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export default function TimezoneUtc() {
  const [start, setStart] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Recording starts (UTC)"
          ampm={false}
          timezone="UTC"
          referenceDate={dayjs.utc('2027-02-11T18:00Z')}
          value={start}
          onChange={setStart}
        />
        <Typography role="status">
          {start?.isValid() ? start.toISOString() : 'No start time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
