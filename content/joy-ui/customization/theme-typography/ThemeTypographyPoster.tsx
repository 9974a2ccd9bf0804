import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    imprint: true;
  }
}

const theme = extendTheme({
  fontFamily: {
    display: 'Rockwell, "Roboto Slab", Georgia, serif',
    body: 'Georgia, serif',
  },
  typography: {
    h1: {
      fontSize: 'clamp(2.25rem, 1.5rem + 4vw, 3.5rem)',
      lineHeight: 1,
      textTransform: 'uppercase',
    },
    imprint: {
      fontFamily: 'ui-monospace, Consolas, monospace',
      fontSize: '0.75rem',
      letterSpacing: '0.1em',
    },
  },
  components: {
    JoyTypography: {
      defaultProps: { levelMapping: { imprint: 'p' } },
    },
  },
});

export default function ThemeTypographyPoster() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet variant="outlined" sx={{ p: 3, borderRadius: 'sm' }}>
        <Typography level="h1" component="h3" gutterBottom>
          Night market
        </Typography>
        <Typography gutterBottom>
          Lanterns, dumplings, and brass bands on the quay. June 14, from 6 p.m.
        </Typography>
        <Typography level="imprint">Set by hand, 200 copies</Typography>
      </Sheet>
    </CssVarsProvider>
  );
}
