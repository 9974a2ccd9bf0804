import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function AlertWithTitle() {
  return (
    <Alert severity="warning" role="note">
      <AlertTitle>Storm from 14:00</AlertTitle>
      The summit lifts close at 13:15, and the valley run stays open. Sledges
      can be left at the middle station.
    </Alert>
  );
}
