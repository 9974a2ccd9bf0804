import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectGrouped() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id="select-grouped-label">Departure airport</InputLabel>
      <Select
        labelId="select-grouped-label"
        id="select-grouped"
        label="Departure airport"
        defaultValue="LHR"
      >
        <ListSubheader>London</ListSubheader>
        <MenuItem value="LHR">Heathrow</MenuItem>
        <MenuItem value="LGW">Gatwick</MenuItem>
        <ListSubheader>Paris</ListSubheader>
        <MenuItem value="CDG">Charles de Gaulle</MenuItem>
        <MenuItem value="ORY">Orly</MenuItem>
      </Select>
    </FormControl>
  );
}
