import { useState } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

type Supplier = { name: string; isNew?: boolean };

const filter = createFilterOptions<Supplier>();

export default function AutocompleteNewSupplier() {
  const [suppliers, setSuppliers] = useState<Supplier[]>([
    { name: 'Brook Farm' },
    { name: 'Hillside Bulbs' },
    { name: 'Rootstock Yard' },
  ]);
  const [supplier, setSupplier] = useState<Supplier | null>(null);

  return (
    <Autocomplete
      autoHighlight
      options={suppliers}
      value={supplier}
      getOptionLabel={({ name }) => name}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const isKnown = options.some((option) => option.name === name);
        const found = filter(options, state);
        return name && !isKnown ? [...found, { name, isNew: true }] : found;
      }}
      onChange={(event, chosen) => {
        const added = chosen?.isNew ? { name: chosen.name } : null;
        if (added) {
          setSuppliers([...suppliers, added]);
        }
        setSupplier(added ?? chosen);
      }}
      renderOption={({ key, ...props }, { name, isNew }) => (
        <li key={key} {...props}>
          {isNew ? `Add “${name}”` : name}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Supplier" />}
      sx={{ maxWidth: 320 }}
    />
  );
}
