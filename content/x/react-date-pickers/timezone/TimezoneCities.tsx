import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const start = dayjs.utc('2027-02-11T18:00Z');
const cities = [
  { name: 'Toronto', timezone: 'America/Toronto' },
  { name: 'Nairobi', timezone: 'Africa/Nairobi' },
  { name: 'Osaka', timezone: 'Asia/Tokyo' },
];

export default function TimezoneCities() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {cities.map((city) => (
          <DateTimeField
            key={city.name}
            readOnly
            label={`Concert in ${city.name}`}
            timezone={city.timezone}
            value={start}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
