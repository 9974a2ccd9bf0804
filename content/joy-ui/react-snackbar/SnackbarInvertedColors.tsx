import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import SchoolIcon from '@mui/icons-material/School';

export default function SnackbarInvertedColors() {
  const [open, setOpen] = useState(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Finish level A2</Button>
      <div role="status">
        <Snackbar
          open={open}
          variant="solid"
          color="success"
          invertedColors
          startDecorator={<SchoolIcon />}
          endDecorator={
            <Button
              component="a"
              href="#inverted-colors-invertedcolors"
              variant="outlined"
            >
              See level B1
            </Button>
          }
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          You passed level A2.
        </Snackbar>
      </div>
    </div>
  );
}
