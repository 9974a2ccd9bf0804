import type { FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export type Supplier = { name: string; town: string };

type SupplierDialogProps = {
  name: string | null;
  onAdd: (supplier: Supplier) => void;
  onClose: () => void;
};

/** Asks for the town of a new supplier. */
export function SupplierDialog(props: SupplierDialogProps) {
  const { name, onAdd, onClose } = props;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onAdd({ name: String(data.get('name')), town: String(data.get('town')) });
  }

  return (
    <Dialog open={name !== null} onClose={onClose}>
      <DialogTitle>New supplier</DialogTitle>
      <form onSubmit={handleSubmit}>
        <DialogContent>
          <TextField
            required
            fullWidth
            margin="dense"
            name="name"
            label="Name"
            defaultValue={name}
          />
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            name="town"
            label="Town"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit">Add</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
