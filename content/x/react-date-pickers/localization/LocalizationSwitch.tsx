import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import 'dayjs/locale/ko';

const locales = ['en', 'en-gb', 'fr', 'ko'];

export default function LocalizationSwitch() {
  const [locale, setLocale] = useState('en');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          aria-label="Locale"
          value={locale}
          onChange={(_event, next: string | null) => next && setLocale(next)}
        >
          {locales.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimeField
          label="Guided tour"
          defaultValue={dayjs('2027-11-09T14:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
