import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import PrintIcon from '@mui/icons-material/Print';

export default function CircularProgressLabel() {
  return (
    <Stack direction="row" spacing={3} sx={{ justifyContent: 'center' }}>
      <CircularProgress
        determinate
        size="lg"
        value={60}
        aria-label="Material left on the spool"
        aria-valuetext="150 of 250 grams"
      >
        150 g
      </CircularProgress>
      <CircularProgress size="lg" aria-label="Connecting to the printer">
        <PrintIcon />
      </CircularProgress>
    </Stack>
  );
}
