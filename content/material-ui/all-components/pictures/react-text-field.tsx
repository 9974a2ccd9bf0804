import TextField from '@mui/material/TextField';

export default function Picture() {
  return (
    <TextField
      size="small"
      label="Name"
      defaultValue="Ada"
      sx={{ width: 160 }}
    />
  );
}
