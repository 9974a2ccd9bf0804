import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import MicIcon from '@mui/icons-material/Mic';

const spinner = <CircularProgress aria-label="Uploading" />;

export default function ButtonSpinnerPlaces() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button loading loadingIndicator={spinner}>
        Upload the tenor part
      </Button>
      <Button loading loadingIndicator={spinner} loadingPosition="start">
        Upload the alto part
      </Button>
      <Button loading loadingIndicator={spinner} loadingPosition="end">
        Upload the bass part
      </Button>
      <IconButton
        variant="soft"
        loading
        loadingIndicator={spinner}
        aria-label="Record the soprano part"
      >
        <MicIcon />
      </IconButton>
    </Stack>
  );
}
