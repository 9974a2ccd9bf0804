import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: {
    light: { palette: { primary: { main: '#a01d3c' } } },
    dark: { palette: { primary: { main: '#ff9db0' } } },
  },
});

const decks = [
  { name: 'Deck A', scheme: 'light', volume: 70 },
  { name: 'Deck B', scheme: 'dark', volume: 40 },
];

export default function CssVarsTwoDecks() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        {decks.map(({ name, scheme, volume }) => (
          <Paper
            key={name}
            className={scheme}
            variant="outlined"
            sx={{ flex: 1, p: 2 }}
          >
            <Typography>{name}</Typography>
            <Slider aria-label={`Volume, ${name}`} defaultValue={volume} />
          </Paper>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
