import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const localeText = {
  hoursClockNumberText: (hours: string) => `${hours.padStart(2, '0')} hours`,
  minutesClockNumberText: (minutes: string) =>
    `${minutes.padStart(2, '0')} minutes`,
};

export default function AccessibilityTimeLabels() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <TimePicker
        label="Boarding starts"
        defaultValue={dayjs('2027-04-14T07:50')}
      />
    </LocalizationProvider>
  );
}
