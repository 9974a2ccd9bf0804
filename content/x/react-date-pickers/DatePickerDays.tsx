import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

const guided = ['2027-06-05', '2027-06-12', '2027-06-19', '2027-06-26'];

function TourDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const isGuided =
    !outsideCurrentMonth && guided.includes(day.format('YYYY-MM-DD'));

  return (
    <Badge
      color="secondary"
      overlap="circular"
      variant="dot"
      invisible={!isGuided}
    >
      <PickersDay
        {...props}
        aria-label={
          isGuided ? `${day.format('MMMM D')}, guided tour` : undefined
        }
      />
    </Badge>
  );
}

export default function DatePickerDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Tour date">
        <DateCalendar
          defaultValue={dayjs('2027-06-14')}
          disableHighlightToday
          slots={{ day: TourDay }}
        />
      </Box>
    </LocalizationProvider>
  );
}
