import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DatePickerBasics() {
  const [date, setDate] = useState<Dayjs | null>(dayjs('2027-06-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="Tour date" value={date} onChange={setDate} />
        <Typography role="status">
          {date?.isValid()
            ? `Kayaks reserved for ${date.format('dddd, MMMM D')}`
            : 'Choose a date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
