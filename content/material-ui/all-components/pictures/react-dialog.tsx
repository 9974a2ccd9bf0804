import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';

export default function Picture() {
  return (
    <Paper elevation={6} sx={{ width: 190 }}>
      <DialogTitle component="div" sx={{ p: 2, pb: 1, fontSize: 16 }}>
        Delete photo?
      </DialogTitle>
      <DialogActions>
        <Button size="small">Keep</Button>
        <Button size="small">Delete</Button>
      </DialogActions>
    </Paper>
  );
}
