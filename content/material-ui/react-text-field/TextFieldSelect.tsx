import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function TextFieldSelect() {
  return (
    <TextField
      select
      label="Blood type"
      name="bloodType"
      defaultValue=""
      helperText="Leave it empty if you’re not sure."
      fullWidth
      sx={{ maxWidth: 320 }}
    >
      <MenuItem value="A">A</MenuItem>
      <MenuItem value="B">B</MenuItem>
      <MenuItem value="AB">AB</MenuItem>
      <MenuItem value="O">O</MenuItem>
    </TextField>
  );
}
