import TextField from '@mui/material/TextField';

export default function TextFieldBasics() {
  return (
    <TextField
      label="Full name"
      name="name"
      autoComplete="name"
      helperText="As on your insurance card"
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
