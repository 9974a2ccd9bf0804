import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldAttributes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        helperText="We send the ticket to this address."
      />
      <TextField
        label="Postal code"
        name="postalCode"
        autoComplete="postal-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
      />
      <TextField
        label="Arrival"
        name="arrival"
        type="date"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label="Booking number"
        name="bookingNumber"
        defaultValue="BK-20871"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField label="Loyalty card" name="loyaltyCard" disabled />
    </Stack>
  );
}
