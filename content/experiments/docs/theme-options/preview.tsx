import { Global } from '@emotion/react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { ThemeProvider } from '@mui/system';
import { Component, type ReactNode } from 'react';

/** Components in a theme. `createTheme` accepts some options with which components crash. */
export function Preview({
  theme,
  onError,
}: {
  theme: Theme;
  onError: (error: unknown) => void;
}) {
  return (
    <Boundary onError={onError}>
      {/* A function replaces the outer theme, while an object would be merged into it. */}
      <ThemeProvider theme={() => theme}>
        <Variables theme={theme} />
        <Paper variant="outlined" sx={{ p: 3 }}>
          <Stack
            direction="row"
            useFlexGap
            spacing={2}
            sx={{ flexWrap: 'wrap' }}
          >
            <Button variant="contained">Book a table</Button>
            <Button variant="outlined" color="secondary">
              See the menu
            </Button>
          </Stack>
        </Paper>
      </ThemeProvider>
    </Boundary>
  );
}

/** CSS variables of the theme. Inside of the boundary, because some themes cannot generate them. */
function Variables({ theme }: { theme: Theme }) {
  return <Global styles={'vars' in theme ? theme.generateStyleSheets() : []} />;
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
