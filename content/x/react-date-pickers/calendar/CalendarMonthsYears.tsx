import { useId, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs, { type Dayjs } from 'dayjs';

export default function CalendarMonthsYears() {
  const id = useId();
  const [launch, setLaunch] = useState<Dayjs>(dayjs('2027-05-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Typography id={`${id}-year`}>Year of the launch</Typography>
        <YearCalendar
          gridLabelId={`${id}-year`}
          value={launch}
          onChange={setLaunch}
          minDate={dayjs('2018-01-01')}
          maxDate={dayjs('2029-12-31')}
          yearsOrder="desc"
          yearsPerRow={4}
        />
        <Typography id={`${id}-month`}>Month of the launch</Typography>
        <MonthCalendar
          gridLabelId={`${id}-month`}
          value={launch}
          onChange={setLaunch}
        />
      </Stack>
    </LocalizationProvider>
  );
}
