import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

const seeds = [
  { label: 'Broad bean', month: 'March' },
  { label: 'Onion', month: 'March', isSoldOut: true },
  { label: 'Beetroot', month: 'April' },
  { label: 'Chard', month: 'April' },
  { label: 'Runner bean', month: 'May' },
  { label: 'Squash', month: 'May', isSoldOut: true },
];

export default function AutocompleteSowing() {
  return (
    <Autocomplete
      options={seeds}
      groupBy={({ month }) => `Sow in ${month}`}
      getOptionDisabled={({ isSoldOut }) => isSoldOut === true}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="none">
          <ListSubheader component="div" disableSticky aria-hidden>
            {group}
          </ListSubheader>
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Seeds"
          helperText="Gray seeds are sold out until the next harvest."
        />
      )}
      sx={{ maxWidth: 320 }}
    />
  );
}
