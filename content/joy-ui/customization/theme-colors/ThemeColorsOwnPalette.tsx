import { useState } from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import {
  CssVarsProvider,
  extendTheme,
  type PaletteRange,
} from '@mui/joy/styles';
import { darkMadder, lightMadder } from './ThemeColorsOwnPalette/data';

declare module '@mui/joy/styles' {
  interface Palette {
    madder: PaletteRange;
  }
  interface ColorPalettePropOverrides {
    madder: true;
  }
}

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { madder: lightMadder } },
    dark: { palette: { madder: darkMadder } },
  },
});

export default function ThemeColorsOwnPalette() {
  const [skeins, setSkeins] = useState(6);

  return (
    <CssVarsProvider theme={theme}>
      <Sheet sx={{ p: 2, borderRadius: 'sm' }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Chip color="madder">Madder root</Chip>
          <Stack direction="row" spacing={1}>
            <Button color="madder" onClick={() => setSkeins(skeins + 1)}>
              Add a skein
            </Button>
            <Button
              color="madder"
              variant="outlined"
              onClick={() => setSkeins(0)}
            >
              Empty the pot
            </Button>
          </Stack>
          <Typography role="status">Skeins in the pot: {skeins}</Typography>
        </Stack>
      </Sheet>
    </CssVarsProvider>
  );
}
