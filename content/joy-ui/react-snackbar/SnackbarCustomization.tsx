import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import TranslateIcon from '@mui/icons-material/Translate';

export default function SnackbarCustomization() {
  const [open, setOpen] = useState(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Copy the translation</Button>
      <div role="status">
        <Snackbar
          open={open}
          autoHideDuration={5000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
          startDecorator={<TranslateIcon />}
          sx={{
            '--Snackbar-inset': '2rem',
            '--Snackbar-padding': '0.75rem',
            '--Snackbar-radius': '999px',
            paddingInline: '1.5rem',
            minWidth: 'auto',
            maxWidth: 'calc(100vw - 4rem)',
            boxShadow: 'xl',
          }}
        >
          Translation copied
        </Snackbar>
      </div>
    </div>
  );
}
