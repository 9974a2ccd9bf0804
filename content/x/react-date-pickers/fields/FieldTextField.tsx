import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DateField
          label="Transplanted on"
          variant="filled"
          size="small"
          helperText="When four leaves are open"
          defaultValue={dayjs('2027-05-20')}
          InputProps={{
            startAdornment: (
              <InputAdornment position="start">Bed 4</InputAdornment>
            ),
          }}
        />
        <DatePicker
          label="Next watering"
          defaultValue={dayjs('2027-05-24')}
          slotProps={{
            textField: { variant: 'standard', helperText: 'Every four days' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
