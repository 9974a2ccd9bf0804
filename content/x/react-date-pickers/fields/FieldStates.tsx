import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DateField
          readOnly
          label="Borrowed on"
          defaultValue={dayjs('2027-02-26')}
        />
        <DateField disabled label="Returned on" />
      </Stack>
    </LocalizationProvider>
  );
}
