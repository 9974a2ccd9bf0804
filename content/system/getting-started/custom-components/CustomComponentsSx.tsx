import { Box, ThemeProvider, createTheme, styled } from '@mui/system';
import type { SxProps, Theme } from '@mui/system';

const theme = createTheme({
  palette: { sail: { rust: '#c4501b', sea: '#1f7a8c' } },
});

const KiteRoot = styled('svg')({ width: 56, fill: 'currentColor' });

function Kite({ name, sx }: { name: string; sx?: SxProps<Theme> }) {
  return (
    <KiteRoot role="img" aria-label={name} viewBox="0 0 40 56" sx={sx}>
      <path d="M20 0 40 20 20 56 0 20Z" />
    </KiteRoot>
  );
}

export default function CustomComponentsSx() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Kite name="Diamond kite in rust" sx={{ color: 'sail.rust' }} />
        <Kite
          name="Diamond kite in sea blue, turned"
          sx={{ color: 'sail.sea', transform: 'rotate(20deg)' }}
        />
        <Kite
          name="Diamond kite in rust, larger on wide screens"
          sx={{ width: { xs: 56, sm: 88 }, color: 'sail.rust' }}
        />
      </Box>
    </ThemeProvider>
  );
}
