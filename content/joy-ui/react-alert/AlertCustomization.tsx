import Alert from '@mui/joy/Alert';
import ConstructionIcon from '@mui/icons-material/Construction';

export default function AlertCustomization() {
  return (
    <Alert
      role="note"
      variant="outlined"
      color="warning"
      startDecorator={<ConstructionIcon />}
      sx={{
        '--Alert-padding': '1.25rem',
        '--Alert-radius': '0px',
        '--Icon-fontSize': '2rem',
        borderLeftWidth: 6,
        fontWeight: 'lg',
      }}
    >
      The elevator to platform 3 is out of order until May 20.
    </Alert>
  );
}
