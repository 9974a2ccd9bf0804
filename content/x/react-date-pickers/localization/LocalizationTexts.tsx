import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const localeText = {
  clearButtonLabel: 'Any day',
  fieldClearLabel: 'Clear the visit date',
  fieldDayPlaceholder: () => 'day',
  fieldMonthPlaceholder: () => 'month',
  fieldYearPlaceholder: () => 'year',
};

export default function LocalizationTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <DatePicker
        label="Visit date"
        referenceDate={dayjs('2027-11-01')}
        slotProps={{
          actionBar: { actions: ['clear'] },
          field: { clearable: true },
        }}
      />
    </LocalizationProvider>
  );
}
