import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function FieldBasics() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DateField label="Sown on" defaultValue={dayjs('2027-03-21')} />
        <TimeField label="Water at" defaultValue={dayjs('2027-03-21T06:45')} />
        <DateTimeField
          label="First sprout"
          defaultValue={dayjs('2027-03-29T18:10')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
