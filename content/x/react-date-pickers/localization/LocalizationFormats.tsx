import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const opening = dayjs('2027-11-09');

export default function LocalizationFormats() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      dateFormats={{ keyboardDate: 'D MMM YYYY', month: 'MMM' }}
    >
      <Stack spacing={2}>
        <DatePicker label="Exhibition opens" defaultValue={opening} />
        <Box role="group" aria-label="Exhibition calendar">
          <DateCalendar defaultValue={opening} disableHighlightToday />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
