import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const opens = dayjs('2027-05-12T08:00');
const closes = dayjs('2027-05-12T17:30');

function isLunch(time: Dayjs, view: TimeView) {
  return view === 'hours' && time.hour() === 12;
}

export default function ValidationTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Appointment"
        defaultValue={dayjs('2027-05-12T10:15')}
        minTime={opens}
        maxTime={closes}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        shouldDisableTime={isLunch}
        slotProps={{
          textField: { helperText: '8:00 AM to 5:30 PM, closed from 12 to 1' },
        }}
      />
    </LocalizationProvider>
  );
}
