import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const currencies = ['Euro', 'Pound sterling', 'Swiss franc', 'US dollar'];

export default function ConfirmationDialog() {
  const [open, setOpen] = useState(false);
  const [currency, setCurrency] = useState('Euro');
  const [draft, setDraft] = useState(currency);

  const openWithCurrentValue = () => {
    setDraft(currency);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const confirm = () => {
    setCurrency(draft);
    close();
  };

  return (
    <>
      <Button variant="outlined" onClick={openWithCurrentValue}>
        Invoice currency: {currency}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-labelledby="currency-title"
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id="currency-title">Invoice currency</DialogTitle>
        <DialogContent dividers>
          <RadioGroup
            aria-labelledby="currency-title"
            name="currency"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          >
            {currencies.map((name) => (
              <FormControlLabel
                key={name}
                value={name}
                label={name}
                control={<Radio />}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={confirm}>Use {draft}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
