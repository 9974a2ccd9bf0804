import Button from '@mui/material/Button';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';

export default function SnackbarWatering() {
  return (
    <>
      <SnackbarProvider maxSnack={2} autoHideDuration={4000} />
      <Button
        variant="outlined"
        onClick={() =>
          enqueueSnackbar('Greenhouse 3 is watered', { variant: 'success' })
        }
      >
        Water greenhouse 3
      </Button>
    </>
  );
}
