import { useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function FieldSections() {
  const fieldRef = useRef<FieldRef<Dayjs | null>>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="Germination test"
          defaultValue={dayjs('2026-02-20')}
          unstableFieldRef={fieldRef}
        />
        <Button
          onClick={() => fieldRef.current?.focusField('year')}
          sx={{ alignSelf: 'start' }}
        >
          Change the year
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
