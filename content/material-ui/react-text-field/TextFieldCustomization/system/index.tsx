import TextField from '@mui/material/TextField';

export default function TextFieldCustomization() {
  return (
    <TextField
      label="Wristband code"
      defaultValue="WB-2048"
      helperText="Printed below the barcode"
      fullWidth
      sx={{
        maxWidth: 320,
        '& .MuiOutlinedInput-root': { borderRadius: 3 },
        '& .MuiOutlinedInput-notchedOutline': { borderStyle: 'dashed' },
        '& .MuiOutlinedInput-input': {
          fontFamily: 'monospace',
          letterSpacing: '0.1em',
          textTransform: 'uppercase',
        },
        '& .MuiFormHelperText-root': { fontStyle: 'italic' },
      }}
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
}
