import { useState, type FormEvent } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

const addNew = 'Add a donor…';
const filter = createFilterOptions<string>();

export default function AutocompleteCreate() {
  const [donors, setDonors] = useState(['Hill Farm', 'Old Mill School']);
  const [donor, setDonor] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    setDonors([...donors, name]);
    setDonor(name);
    setOpen(false);
  }

  return (
    <>
      <FormControl sx={{ maxWidth: 320 }}>
        <FormLabel>Donor</FormLabel>
        <Autocomplete
          options={donors}
          value={donor}
          onInputChange={(_event, value, reason) => {
            if (reason === 'input') setText(value);
          }}
          filterOptions={(list, state) => [...filter(list, state), addNew]}
          onChange={(_event, value) =>
            value === addNew ? setOpen(true) : setDonor(value)
          }
        />
      </FormControl>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <DialogTitle>New donor</DialogTitle>
          <form onSubmit={save}>
            <FormControl required sx={{ mb: 2 }}>
              <FormLabel>Name</FormLabel>
              <Input autoFocus name="name" defaultValue={text} />
            </FormControl>
            <Button type="submit">Add donor</Button>
          </form>
        </ModalDialog>
      </Modal>
    </>
  );
}
