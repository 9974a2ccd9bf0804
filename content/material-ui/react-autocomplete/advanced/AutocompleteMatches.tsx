import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const plants = [
  { label: 'Foxglove', latin: 'Digitalis purpurea' },
  { label: 'Globe thistle', latin: 'Echinops ritro' },
  { label: 'Purple coneflower', latin: 'Echinacea purpurea' },
  { label: 'Wild marjoram', latin: 'Origanum vulgare' },
];
const stringify = ({ label, latin }: (typeof plants)[number]) =>
  `${label}, ${latin}`;

export default function AutocompleteMatches() {
  return (
    <Autocomplete
      options={plants}
      filterOptions={createFilterOptions({ stringify, limit: 3, trim: true })}
      renderOption={({ key, ...props }, option, { inputValue }) => {
        const text = stringify(option);
        const typed = inputValue.trim();
        const found = text.toLowerCase().indexOf(typed.toLowerCase());
        const [start, end] = found < 0 ? [0, 0] : [found, found + typed.length];
        return (
          <li key={key} {...props}>
            <Typography>
              {text.slice(0, start)}
              <strong>{text.slice(start, end)}</strong>
              {text.slice(end)}
            </Typography>
          </li>
        );
      }}
      renderInput={(params) => (
        <TextField {...params} label="Plant" helperText="Try purpurea" />
      )}
      sx={{ maxWidth: 400 }}
    />
  );
}
