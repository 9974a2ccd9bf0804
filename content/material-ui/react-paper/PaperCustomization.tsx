import Paper from '@mui/material/Paper';

export default function PaperCustomization() {
  return (
    <Paper
      variant="outlined"
      square
      sx={{
        p: 2,
        maxWidth: 240,
        borderStyle: 'dotted',
        borderWidth: 6,
        textAlign: 'center',
      }}
    >
      Harbor Post, 1 crown
    </Paper>
  );
}
