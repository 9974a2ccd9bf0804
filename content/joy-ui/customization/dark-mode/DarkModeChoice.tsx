import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { background: { surface: '#f3f7f6' } } },
    dark: { palette: { background: { surface: '#0b1d21' } } },
  },
});

function ModeButtons() {
  const { mode, setMode } = useColorScheme();

  return (
    <ToggleButtonGroup
      aria-label="Color mode"
      disabled={!mode}
      value={mode ?? null}
      onChange={(event, next) => next && setMode(next)}
    >
      <Button value="light">Day</Button>
      <Button value="dark">Night</Button>
      <Button value="system">System</Button>
    </ToggleButtonGroup>
  );
}

export default function DarkModeChoice() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet variant="outlined" sx={{ borderRadius: 'md', p: 3 }}>
        <Typography level="title-lg" component="p">
          Gannet Point lighthouse
        </Typography>
        <Typography sx={{ mb: 2 }}>The lamp turns on at 4:52 p.m.</Typography>
        <ModeButtons />
      </Sheet>
    </CssVarsProvider>
  );
}
