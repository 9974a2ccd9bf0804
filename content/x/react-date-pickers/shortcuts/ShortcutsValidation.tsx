import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const fullDays = ['2027-10-08', '2027-10-15'];

function isFull(date: Dayjs) {
  return fullDays.includes(date.format('YYYY-MM-DD'));
}

const shortcuts = [
  { label: 'This Friday', getValue: () => dayjs('2027-10-08') },
  {
    label: 'First free Friday',
    getValue: ({ isValid }: { isValid: (date: Dayjs | null) => boolean }) => {
      let friday = dayjs('2027-10-08');
      while (!isValid(friday)) friday = friday.add(1, 'week');
      return friday;
    },
  },
];

export default function ShortcutsValidation() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Kiln reserved for"
        defaultValue={dayjs('2027-10-01')}
        shouldDisableDate={isFull}
        slotProps={{ shortcuts: { items: shortcuts } }}
      />
    </LocalizationProvider>
  );
}
