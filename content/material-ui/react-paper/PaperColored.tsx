import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const color = { p: 2, color: 'primary.contrastText', bgcolor: 'primary.dark' };

export default function PaperColored() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <Paper elevation={8} sx={color}>
        With overlay, lighter in dark mode
      </Paper>
      <Paper elevation={8} sx={{ ...color, backgroundImage: 'none' }}>
        Without overlay, the color of the palette
      </Paper>
    </Stack>
  );
}
