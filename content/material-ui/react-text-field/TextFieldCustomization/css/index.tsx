import TextField from '@mui/material/TextField';
import './index.css';

export default function TextFieldCustomization() {
  return (
    <TextField
      className="voucher-field"
      label="Voucher code"
      defaultValue="SPA-2048"
      helperText="You find it on the back of the card."
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
}
