import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, useTheme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { useMemo } from 'react';
import type { Mode } from './color-rules';
import type { Colors } from './use-colors';

const NAMES: Record<Mode, string> = { light: 'Light mode', dark: 'Dark mode' };

/** Components in the palette, in one mode. */
export function ColorPreview({ mode, colors }: { mode: Mode; colors: Colors }) {
  const { direction } = useTheme();
  const { primary, secondary } = colors.mains[mode];
  const { tonalOffset, contrastThreshold } = colors.settings;
  const theme = useMemo(
    () =>
      createTheme({
        direction,
        typography: { fontFamily: 'var(--docs-font-text)' },
        palette: {
          mode,
          primary: { main: primary },
          secondary: { main: secondary },
          tonalOffset,
          contrastThreshold,
        },
      }),
    [direction, mode, primary, secondary, tonalOffset, contrastThreshold],
  );
  return (
    // As a function: it takes the place of the theme around it, instead of adding to it.
    <ThemeProvider theme={() => theme}>
      <Paper
        component="section"
        variant="outlined"
        aria-label={NAMES[mode]}
        sx={{ p: 2 }}
      >
        <Stack useFlexGap spacing={2} sx={{ alignItems: 'flex-start' }}>
          <strong>{NAMES[mode]}</strong>
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: 'wrap' }}
          >
            <Button variant="contained">Buy ticket</Button>
            <Button variant="outlined">Timetable</Button>
          </Stack>
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: 'wrap', alignItems: 'center' }}
          >
            <Button variant="contained" color="secondary">
              Reserve
            </Button>
            <Chip color="primary" label="On deck" />
            <Chip variant="outlined" color="secondary" label="Last ferry" />
          </Stack>
          <LinearProgress
            variant="determinate"
            value={60}
            aria-label="Seats taken"
            sx={{ width: '100%' }}
          />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
