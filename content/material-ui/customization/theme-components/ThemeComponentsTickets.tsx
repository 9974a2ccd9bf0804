import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const ticketTheme = createTheme({
  colorSchemes: { light: true, dark: true },
  components: {
    MuiButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          variants: [
            {
              props: { variant: 'outlined', color: 'primary' },
              style: { borderStyle: 'dashed', borderWidth: 2 },
            },
            {
              props: ({ ownerState }) => Boolean(ownerState.startIcon),
              style: { borderRadius: theme.spacing(3) },
            },
          ],
        }),
      },
    },
  },
});

export default function ThemeComponentsTickets() {
  return (
    <ThemeProvider theme={ticketTheme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined">Single ticket</Button>
          <Button variant="outlined" color="secondary">
            Day pass
          </Button>
          <Button variant="outlined" startIcon={<span>★</span>}>
            Panorama car
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
