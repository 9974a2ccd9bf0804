import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { PaletteColor } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    moss: PaletteColor;
  }
  interface PaletteOptions {
    moss?: PaletteColor;
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    moss: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    moss: true;
  }
}

const { augmentColor } = createTheme().palette;
const nurseryTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: {
    light: { palette: { moss: augmentColor({ color: { main: '#556b2f' } }) } },
    dark: { palette: { moss: augmentColor({ color: { main: '#a9c47f' } }) } },
  },
});

export default function PaletteOwnColor() {
  const [trays, setTrays] = useState(2);

  return (
    <ThemeProvider theme={nurseryTheme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Chip color="moss" label={`${trays} trays of ferns`} role="status" />
          <Button
            color="moss"
            variant="contained"
            onClick={() => setTrays(trays + 1)}
          >
            Add a tray
          </Button>
          <Button color="moss" onClick={() => setTrays(2)}>
            Reset
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
