import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldAttributes() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        required
      />
      <TextField
        label="Date of birth"
        name="birth"
        type="date"
        autoComplete="bday"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label="Insurance number"
        name="insurance"
        placeholder="10 digits"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
      />
      <TextField
        label="Patient number"
        name="patient"
        defaultValue="P-4471"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField label="Ward" disabled />
    </Stack>
  );
}
