import Alert from '@mui/material/Alert';
import './index.css';

export default function AlertCustomization() {
  return (
    <Alert className="piste-alert" severity="warning" role="note">
      Ice on the steps to the ticket office.
    </Alert>
  );
}
