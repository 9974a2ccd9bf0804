import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export default function Picture() {
  return (
    <Autocomplete
      open={false}
      options={[]}
      value="Plum"
      freeSolo
      sx={{ width: 180 }}
      renderInput={(params) => (
        <TextField {...params} label="Fruit" size="small" />
      )}
    />
  );
}
