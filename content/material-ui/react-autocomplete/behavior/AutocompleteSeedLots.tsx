import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { amber, indigo, red } from '@mui/material/colors';

const lots = [
  { id: 'T-104', name: 'Amber Drop', year: 2025, color: amber[500] },
  { id: 'T-118', name: 'Amber Drop', year: 2026, color: amber[500] },
  { id: 'T-131', name: 'Blue Lantern', year: 2026, color: indigo[500] },
  { id: 'T-140', name: 'Old Harvest', year: 2026, color: red[500] },
];
const saved = { id: 'T-118', name: 'Amber Drop', year: 2026, color: '' };

export default function AutocompleteSeedLots() {
  return (
    <Autocomplete
      options={lots}
      defaultValue={saved}
      getOptionLabel={({ name, year }) => `${name} ${year}`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      renderOption={({ key, ...props }, { id, name, year, color }) => (
        <Stack component="li" key={key} {...props} direction="row" spacing={2}>
          <Avatar sx={{ width: 24, height: 24, bgcolor: color }}> </Avatar>
          <span>
            {name} {year}
          </span>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Lot {id}
          </Typography>
        </Stack>
      )}
      renderInput={(params) => <TextField {...params} label="Tomato seeds" />}
      sx={{ maxWidth: 320 }}
    />
  );
}
