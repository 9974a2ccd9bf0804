import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';
import EventSeatIcon from '@mui/icons-material/EventSeat';

export default function AlertSizes() {
  return (
    <Stack spacing={1.5}>
      <Alert role="note" size="sm" startDecorator={<EventSeatIcon />}>
        Coach 2 has 14 free seats.
      </Alert>
      <Alert role="note" size="md" startDecorator={<EventSeatIcon />}>
        Coach 5 has 3 free seats.
      </Alert>
      <Alert role="note" size="lg" startDecorator={<EventSeatIcon />}>
        Coach 7 is for passengers with bicycles.
      </Alert>
    </Stack>
  );
}
