import TextField from '@mui/material/TextField';

export default function TextFieldCustomization() {
  return (
    <TextField
      className="max-w-80"
      label="Wristband code"
      defaultValue="WB-2048"
      helperText="Printed below the barcode"
      fullWidth
      slotProps={{
        input: {
          className: 'rounded-xl',
          classes: { notchedOutline: 'border-dashed' },
        },
        htmlInput: {
          className: 'font-mono tracking-widest uppercase',
          spellCheck: false,
        },
        formHelperText: { className: 'italic' },
      }}
    />
  );
}
