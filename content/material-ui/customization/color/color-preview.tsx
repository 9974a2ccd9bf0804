/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import { createTheme, useTheme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { useMemo } from 'react';
import type { Mode } from './color-rules';
import type { Colors } from './use-colors';

const NAMES: Record<Mode, string> = { light: 'Light mode', dark: 'Dark mode' };

const rowStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
});

/** Preview of components in one mode. */
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
    // A function replaces the outer theme, while an object would be merged into it.
    <ThemeProvider theme={() => theme}>
      <Paper
        component="section"
        variant="outlined"
        aria-label={NAMES[mode]}
        sx={{ p: 2 }}
      >
        <div css={{ display: 'grid', gap: 16 }}>
          <strong>{NAMES[mode]}</strong>
          <div css={rowStyles}>
            <Button variant="contained">Buy ticket</Button>
            <Button variant="outlined">Timetable</Button>
          </div>
          <div css={rowStyles}>
            <Button variant="contained" color="secondary">
              Reserve
            </Button>
            <Chip color="primary" label="On deck" />
            <Chip variant="outlined" color="secondary" label="Last ferry" />
          </div>
          <LinearProgress
            variant="determinate"
            value={60}
            aria-label="Seats taken"
          />
        </div>
      </Paper>
    </ThemeProvider>
  );
}
