import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';

export default function GalleryLights() {
  const { mode, setMode } = useColorScheme();
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Lights in the gallery: {mode}</Typography>
      <Button
        variant="outlined"
        onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
      >
        Switch the lights
      </Button>
    </Stack>
  );
}
