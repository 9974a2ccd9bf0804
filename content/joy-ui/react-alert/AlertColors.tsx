import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import InfoIcon from '@mui/icons-material/Info';
import LuggageIcon from '@mui/icons-material/Luggage';
import ReportIcon from '@mui/icons-material/Report';
import WarningIcon from '@mui/icons-material/Warning';

export default function AlertColors() {
  return (
    <Stack spacing={1.5}>
      <Alert role="note" color="neutral" startDecorator={<LuggageIcon />}>
        Lost property is kept in Fennick for 30 days.
      </Alert>
      <Alert role="note" color="primary" startDecorator={<InfoIcon />}>
        New timetable from June 14
      </Alert>
      <Alert role="note" color="success" startDecorator={<CheckCircleIcon />}>
        Your seat is confirmed.
      </Alert>
      <Alert role="note" color="warning" startDecorator={<WarningIcon />}>
        You have only four minutes to change in Tarn Bridge.
      </Alert>
      <Alert role="note" color="danger" startDecorator={<ReportIcon />}>
        Payment failed, so your seat is not reserved.
      </Alert>
    </Stack>
  );
}
