import TextField from '@mui/material/TextField';

export default function TextFieldCustomization() {
  return (
    <TextField
      label="Voucher code"
      defaultValue="SPA-2048"
      helperText="You find it on the back of the card."
      sx={{
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
