import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const lots = [
  { id: 'T-104', name: 'Amber Drop', year: 2025, packets: 40 },
  { id: 'T-118', name: 'Amber Drop', year: 2026, packets: 112 },
  { id: 'T-131', name: 'Blue Lantern', year: 2026, packets: 65 },
  { id: 'T-140', name: 'Old Harvest', year: 2026, packets: 18 },
];
const saved = { id: 'T-118', name: 'Amber Drop', year: 2026, packets: 112 };

export default function AutocompleteSeedLots() {
  return (
    <Autocomplete
      options={lots}
      defaultValue={saved}
      getOptionLabel={({ name, year }) => `${name} ${year}`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      renderOption={({ key, ...props }, { id, name, year, packets }) => (
        <Stack component="li" key={key} {...props} direction="row" spacing={1}>
          <span>
            {name} {year}
          </span>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {id}, {packets} packets
          </Typography>
        </Stack>
      )}
      renderInput={(params) => <TextField {...params} label="Tomato seeds" />}
      sx={{ maxWidth: 320 }}
    />
  );
}
