import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';

export default function Picture() {
  return (
    <SnackbarContent
      message="Moved"
      action={
        <Button color="inherit" size="small">
          Undo
        </Button>
      }
      sx={{ width: 190, minWidth: { sm: 0 } }}
    />
  );
}
