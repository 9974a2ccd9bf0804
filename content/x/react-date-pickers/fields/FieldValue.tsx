import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function describe(date: Dayjs | null) {
  if (date === null) return 'Empty or incomplete (null)';
  return date.isValid() ? date.format('MMMM D, YYYY') : 'Not a real date';
}

export default function FieldValue() {
  const [date, setDate] = useState<Dayjs | null>(dayjs('2027-05-15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="Last frost" value={date} onChange={setDate} />
        <Typography role="status">{describe(date)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
