import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import HydroGauge from './ThemedGauges/HydroGauge';
import type {} from './ThemedGauges/theme-types';

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  components: {
    HydroGauge: {
      defaultProps: { variant: 'framed' },
      styleOverrides: {
        root: { flex: '1 1 140px' },
        level: { fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
});

export default function ThemedGauges() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ p: 2 }}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <HydroGauge river="Aller" level={2.4} />
          <HydroGauge river="Wümme" level={4.35} />
          <HydroGauge river="Oste" level={1.08} variant="plain" />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
