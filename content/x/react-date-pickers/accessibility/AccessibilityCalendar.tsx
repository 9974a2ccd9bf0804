import { useId } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function AccessibilityCalendar() {
  const id = useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack role="group" aria-labelledby={id}>
        <Typography id={id}>Return date</Typography>
        <DateCalendar
          defaultValue={dayjs('2027-04-21')}
          disableHighlightToday
        />
      </Stack>
    </LocalizationProvider>
  );
}
