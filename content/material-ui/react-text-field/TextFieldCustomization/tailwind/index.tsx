import TextField from '@mui/material/TextField';

export default function TextFieldCustomization() {
  return (
    <TextField
      label="Voucher code"
      defaultValue="SPA-2048"
      helperText="You find it on the back of the card."
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
