import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

export default function SelectNative() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel htmlFor="select-native">Time zone</InputLabel>
      <Select
        native
        id="select-native"
        label="Time zone"
        defaultValue="Europe/Paris"
      >
        <optgroup label="Americas">
          <option value="America/New_York">New York</option>
          <option value="America/Sao_Paulo">São Paulo</option>
        </optgroup>
        <optgroup label="Europe">
          <option value="Europe/London">London</option>
          <option value="Europe/Paris">Paris</option>
        </optgroup>
      </Select>
    </FormControl>
  );
}
