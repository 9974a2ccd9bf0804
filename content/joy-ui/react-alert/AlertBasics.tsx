import Alert from '@mui/joy/Alert';
import TrainIcon from '@mui/icons-material/Train';

export default function AlertBasics() {
  return (
    <Alert role="note" startDecorator={<TrainIcon />}>
      Until May 10, trains to Port Aldry leave from platform 4.
    </Alert>
  );
}
