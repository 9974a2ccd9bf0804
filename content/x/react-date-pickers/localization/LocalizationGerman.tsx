import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps;

export default function LocalizationGerman() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={localeText}
    >
      <Stack lang="de" spacing={2}>
        <DatePicker label="Besuch am" defaultValue={dayjs('2027-11-09')} />
        <Box role="group" aria-label="Kalender">
          <DateCalendar
            defaultValue={dayjs('2027-11-09')}
            disableHighlightToday
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
