import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function AlertWithTitle() {
  return (
    <Alert severity="warning" role="note">
      <AlertTitle>Storm expected at 2 p.m.</AlertTitle>
      The summit lifts close at 1:15 p.m., and the valley run stays open. You
      can leave sleds at the middle station.
    </Alert>
  );
}
