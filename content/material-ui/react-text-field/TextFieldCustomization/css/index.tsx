import TextField from '@mui/material/TextField';
import './index.css';

export default function TextFieldCustomization() {
  return (
    <TextField
      className="wristband-field"
      label="Wristband code"
      defaultValue="WB-2048"
      helperText="Printed below the barcode"
      fullWidth
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
}
