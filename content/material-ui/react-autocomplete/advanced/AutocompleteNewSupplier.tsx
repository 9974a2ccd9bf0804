import { useState } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { SupplierDialog, type Supplier } from './supplier-dialog';

type Option = Supplier & { isNew?: boolean };

const filter = createFilterOptions<Option>({ trim: true });

export default function AutocompleteNewSupplier() {
  const [suppliers, setSuppliers] = useState<Option[]>([
    { name: 'Brook Farm', town: 'Millbrook' },
    { name: 'Hillside Bulbs', town: 'Upper Vale' },
  ]);
  const [supplier, setSupplier] = useState<Option | null>(null);
  const [newName, setNewName] = useState<string | null>(null);

  return (
    <Stack sx={{ maxWidth: 320 }}>
      <Autocomplete
        autoHighlight
        options={suppliers}
        value={supplier}
        onChange={(event, chosen) =>
          chosen?.isNew ? setNewName(chosen.name) : setSupplier(chosen)
        }
        getOptionLabel={({ name }) => name}
        filterOptions={(options, state) => {
          const name = state.inputValue.trim();
          const matches = filter(options, state);
          return name && matches.length === 0
            ? [{ name, town: '', isNew: true }]
            : matches;
        }}
        renderOption={({ key, ...props }, { name, town, isNew }) => (
          <li key={key} {...props}>
            {isNew ? `Add “${name}”…` : `${name}, ${town}`}
          </li>
        )}
        renderInput={(params) => <TextField {...params} label="Supplier" />}
      />
      <SupplierDialog
        name={newName}
        onClose={() => setNewName(null)}
        onAdd={(added) => {
          setSuppliers([...suppliers, added]);
          setSupplier(added);
          setNewName(null);
        }}
      />
    </Stack>
  );
}
