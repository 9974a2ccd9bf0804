import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const oldest = dayjs('1962-05-12');
const youngest = dayjs('2009-05-12');

function check(date: Dayjs | null) {
  if (date === null) return 'Enter your full date of birth';
  if (!date.isValid()) return 'Enter a date that exists';
  const isAllowed =
    !date.isBefore(oldest, 'day') && !date.isAfter(youngest, 'day');
  return isAllowed ? '' : 'Donors must be 18 to 65 years old';
}

export default function ValidationForm() {
  const [birthday, setBirthday] = useState<Dayjs | null>(null);
  const [isSent, setIsSent] = useState(false);
  const problem = check(birthday);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsSent(true);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2}>
        <DatePicker
          label="Date of birth"
          value={birthday}
          onChange={setBirthday}
          openTo="year"
          referenceDate={dayjs('1990-01-01')}
          minDate={oldest}
          maxDate={youngest}
          slotProps={{
            textField: {
              error: isSent && problem !== '',
              helperText: isSent ? problem : '',
            },
          }}
        />
        <Button type="submit" variant="contained">
          Book appointment
        </Button>
        <Typography role="status">
          {isSent && problem === '' ? 'Appointment booked' : ''}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
