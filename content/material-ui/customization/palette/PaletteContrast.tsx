import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const createGardenTheme = (contrastThreshold: number) =>
  createTheme({
    colorSchemes: {
      light: { palette: { contrastThreshold } },
      dark: { palette: { contrastThreshold } },
    },
  });

const themes = { large: createGardenTheme(3), all: createGardenTheme(4.5) };

export default function PaletteContrast() {
  const [isStrict, setStrict] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Require 4.5:1"
        control={
          <Switch
            checked={isStrict}
            onChange={(_, checked) => setStrict(checked)}
          />
        }
      />
      <ThemeProvider theme={isStrict ? themes.all : themes.large}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Stack
            direction="row"
            useFlexGap
            spacing={2}
            sx={{ flexWrap: 'wrap' }}
          >
            <Button variant="contained" color="info">
              Water seedlings
            </Button>
            <Button variant="contained" color="warning">
              Move inside
            </Button>
            <Button variant="contained" color="error">
              Discard tray
            </Button>
          </Stack>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
