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
        const start = text.toLowerCase().indexOf(typed.toLowerCase());
        const end = start + typed.length;
        return (
          <li key={key} {...props}>
            <Typography>
              {text.slice(0, Math.max(start, 0))}
              {start >= 0 && <strong>{text.slice(start, end)}</strong>}
              {text.slice(Math.max(end, 0))}
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
