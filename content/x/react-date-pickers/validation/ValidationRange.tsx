import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const firstDay = dayjs('2027-04-01');
const lastDay = dayjs('2027-06-30');

function explain(error: DateValidationError) {
  if (error === 'minDate') return 'Choose April 1 or later';
  if (error === 'maxDate') return 'Choose June 30 or earlier';
  return error === null ? 'April 1 to June 30' : 'Enter a date that exists';
}

export default function ValidationRange() {
  const [error, setError] = useState<DateValidationError>('maxDate');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Donation date"
        defaultValue={dayjs('2027-07-02')}
        minDate={firstDay}
        maxDate={lastDay}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
      />
    </LocalizationProvider>
  );
}
