import TextField from '@mui/material/TextField';

export default function TextFieldCustomization() {
  return (
    <TextField
      className="w-full max-w-80"
      label="Wristband code"
      defaultValue="WB-2048"
      helperText="Printed below the bar code"
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
