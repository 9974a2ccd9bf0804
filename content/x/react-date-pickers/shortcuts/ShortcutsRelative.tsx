import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const fired = dayjs('2027-10-08');
const shortcuts = [1, 2, 4].map((weeks) => ({
  id: `weeks-${weeks}`,
  label: weeks === 1 ? 'In 1 week' : `In ${weeks} weeks`,
  getValue: () => fired.add(weeks, 'week'),
}));

export default function ShortcutsRelative() {
  const [source, setSource] = useState('Not chosen yet');
  const [pickup, setPickup] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Pick up your pots"
          value={pickup}
          referenceDate={fired}
          onChange={(date, { shortcut }) => {
            setPickup(date);
            setSource(
              shortcut ? `Shortcut: ${shortcut.label}` : 'Calendar or field',
            );
          }}
          slotProps={{ shortcuts: { items: shortcuts } }}
        />
        <Typography role="status">{source}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
