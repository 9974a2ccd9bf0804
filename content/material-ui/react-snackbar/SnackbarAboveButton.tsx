import { useState } from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';

export default function SnackbarAboveButton() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <Typography>Tasks for Saturday, June 14</Typography>
      <Fab
        color="primary"
        aria-label="Add a task"
        onClick={() => setOpen(true)}
        sx={{ position: 'fixed', bottom: 16, right: 16 }}
      >
        <AddIcon />
      </Fab>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        message="Task added."
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        sx={{ bottom: { xs: 88, sm: 24 } }}
      />
    </Box>
  );
}
