import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  createTheme,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: {
    light: { palette: { background: { paper: '#f4f6fb' } } },
    dark: {
      palette: {
        primary: { main: '#ffb4a2' },
        background: { paper: '#1a0f0f' },
      },
    },
  },
});

function ModeChoice() {
  const { mode, setMode } = useColorScheme();

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Color mode"
      disabled={!mode}
      value={mode ?? null}
      onChange={(_, next) => next && setMode(next)}
    >
      <ToggleButton value="light">Day</ToggleButton>
      <ToggleButton value="dark">Night</ToggleButton>
      <ToggleButton value="system">System</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function DarkModeDome() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Typography sx={{ mb: 2 }}>Dome 2 opens at 9:40 p.m.</Typography>
        <ModeChoice />
      </Paper>
    </ThemeProvider>
  );
}
