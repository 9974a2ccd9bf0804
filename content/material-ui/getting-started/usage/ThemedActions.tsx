import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const billingTheme = createTheme({
  palette: { primary: { main: '#5b3fa8' } },
  shape: { borderRadius: 18 },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { textTransform: 'none' } },
    },
  },
});

function InvoiceActions() {
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="contained">Send invoice</Button>
      <Button variant="contained">Download PDF</Button>
    </Stack>
  );
}

export default function ThemedActions() {
  return (
    <Stack spacing={3}>
      <InvoiceActions />
      <ThemeProvider theme={billingTheme}>
        <InvoiceActions />
      </ThemeProvider>
    </Stack>
  );
}
