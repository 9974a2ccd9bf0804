import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

export default function Picture() {
  return (
    <Autocomplete
      open={false}
      options={[]}
      value="Pl"
      freeSolo
      popupIcon={<CircularProgress size={20} />}
      forcePopupIcon
      sx={{ width: 180 }}
      renderInput={(params) => (
        <TextField {...params} label="Fruit" size="small" />
      )}
    />
  );
}
