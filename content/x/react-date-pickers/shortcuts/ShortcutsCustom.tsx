import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import {
  useIsValidValue,
  usePickerActionsContext,
} from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const firings = [
  { label: 'Bisque', getValue: () => dayjs('2027-10-08') },
  { label: 'Glaze', getValue: () => dayjs('2027-10-15') },
  { label: 'Raku', getValue: () => dayjs('2027-10-23') },
];

function FiringButtons({ items = [] }: PickersShortcutsProps<Dayjs | null>) {
  const isValid = useIsValidValue<Dayjs | null>();
  const { setValue } = usePickerActionsContext<Dayjs | null>();

  return (
    <Stack
      role="group"
      aria-label="Firings"
      direction="row"
      spacing={1}
      sx={{ gridColumn: '1 / -1', gridRow: 1, p: 2 }}
    >
      {items.map(({ label, getValue }) => {
        const value = getValue({ isValid });
        return (
          <Button
            key={label}
            variant="outlined"
            disabled={!isValid(value)}
            onClick={() => setValue(value, { shortcut: { label } })}
          >
            {label}
          </Button>
        );
      })}
    </Stack>
  );
}

export default function ShortcutsCustom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2027-10-01')}
        disableHighlightToday
        slots={{ shortcuts: FiringButtons }}
        slotProps={{
          actionBar: { actions: [] },
          shortcuts: { items: firings },
          toolbar: { hidden: true },
        }}
      />
    </LocalizationProvider>
  );
}
