import TextField from '@mui/material/TextField';

export default function TextFieldBasics() {
  return (
    <TextField
      label="Full name"
      name="name"
      autoComplete="name"
      helperText="As on your insurance card"
      fullWidth
      sx={{ maxWidth: 320 }}
    />
  );
}
