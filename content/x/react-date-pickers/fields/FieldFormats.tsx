import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const harvest = dayjs('2027-08-05');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DateField
          label="Harvest day"
          format="D MMMM YYYY"
          shouldRespectLeadingZeros
          defaultValue={harvest}
        />
        <DateField
          label="Seeds keep until"
          format="MM/YYYY"
          formatDensity="spacious"
          defaultValue={harvest.add(3, 'year')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
