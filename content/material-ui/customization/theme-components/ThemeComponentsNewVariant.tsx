import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    stamp: true;
  }
}

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
  components: {
    MuiButton: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          variants: [
            {
              props: { variant: 'stamp' },
              style: {
                border: '2px dashed currentColor',
                color: vars?.palette.primary.main,
              },
            },
            {
              props: { variant: 'stamp', color: 'secondary' },
              style: { color: vars?.palette.secondary.main },
            },
          ],
        }),
      },
    },
  },
});

export default function ThemeComponentsNewVariant() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="stamp">Stamp ticket</Button>
          <Button variant="stamp" color="secondary">
            Stamp pass
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
