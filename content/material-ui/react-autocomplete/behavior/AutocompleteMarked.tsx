import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import CheckIcon from '@mui/icons-material/Check';

const beds = ['Aisle 1', 'Aisle 2', 'Cold frame', 'Palm house', 'Yard'];

export default function AutocompleteMarked() {
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      options={beds}
      defaultValue={['Aisle 2', 'Yard']}
      renderOption={({ key, ...props }, bed, { selected }) => (
        <li key={key} {...props}>
          <CheckIcon
            sx={{ mr: 1, visibility: selected ? 'visible' : 'hidden' }}
          />
          {bed}
        </li>
      )}
      slotProps={{ listbox: { 'aria-multiselectable': true } }}
      renderInput={(params) => <TextField {...params} label="Water today" />}
      sx={{ maxWidth: 400 }}
    />
  );
}
