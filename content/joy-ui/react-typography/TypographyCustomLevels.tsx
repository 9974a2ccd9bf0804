import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    kicker: true;
  }
}

const theme = extendTheme({
  typography: {
    h3: { fontFamily: 'Georgia, serif', fontSize: '1.75rem' },
    kicker: {
      fontSize: '0.8125rem',
      fontWeight: 600,
      letterSpacing: '0.08em',
      lineHeight: 1.5,
      textTransform: 'uppercase',
    },
  },
  components: {
    JoyTypography: { defaultProps: { levelMapping: { kicker: 'p' } } },
  },
});

export default function TypographyCustomLevels() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet sx={{ p: 2 }}>
        <Typography level="kicker">Weekend</Typography>
        <Typography level="h3">A slow boat through the reeds</Typography>
      </Sheet>
    </CssVarsProvider>
  );
}
