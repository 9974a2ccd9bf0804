import { useState } from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import WarningIcon from '@mui/icons-material/Warning';

export default function AlertActions() {
  const [rebooked, setRebooked] = useState(false);
  const color = rebooked ? 'success' : 'warning';

  return (
    <Alert
      role="status"
      color={color}
      startDecorator={rebooked ? <CheckCircleIcon /> : <WarningIcon />}
      endDecorator={
        <Button color={color} onClick={() => setRebooked(!rebooked)}>
          {rebooked ? 'Undo' : 'Rebook'}
        </Button>
      }
    >
      {rebooked
        ? 'You now have a seat on the 9:20.'
        : 'The 9:05 is canceled. The 9:20 has free seats.'}
    </Alert>
  );
}
