import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const clayTheme = createTheme({
  palette: { primary: { main: '#9a4a2f' } },
  shape: { borderRadius: 18 },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { textTransform: 'none' } },
    },
  },
});

export default function UsageTheme() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained">Fire the kiln</Button>
      <ThemeProvider theme={clayTheme}>
        <Button variant="contained">Fire the kiln</Button>
      </ThemeProvider>
    </Stack>
  );
}
