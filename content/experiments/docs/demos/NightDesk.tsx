import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  createTheme,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';

const theme = createTheme({
  cssVariables: true,
  colorSchemes: {
    light: { palette: { primary: { main: '#6a1b9a' } } },
    dark: { palette: { primary: { main: '#e1bee7' } } },
  },
  shape: { borderRadius: 16 },
});

function LampButton() {
  const { mode, setMode } = useColorScheme();
  const isDark = mode === 'dark';
  return (
    <Button
      variant="contained"
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? 'Turn the lamp on' : 'Turn the lamp off'}
    </Button>
  );
}

export default function NightDesk() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography>Room 114 called the night desk.</Typography>
          <LampButton />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
