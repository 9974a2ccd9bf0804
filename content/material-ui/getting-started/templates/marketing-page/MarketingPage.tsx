import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import ColorModeButton from '../shared/ColorModeButton';
import Hero from './components/Hero';
import NewsForm from './components/NewsForm';
import Prices from './components/Prices';
import Questions from './components/Questions';
import Reasons from './components/Reasons';
import { theme } from './theme';

export default function MarketingPage() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Container component="header">
        <Stack
          component="nav"
          aria-label="Main"
          direction="row"
          sx={{ alignItems: 'center', gap: 1, py: 2 }}
        >
          <Typography sx={{ flexGrow: 1, fontWeight: 800 }}>
            Marl &amp; Moss
          </Typography>
          <Button href="#prices">Pricing</Button>
          <Button href="#questions">Questions</Button>
          <ColorModeButton />
        </Stack>
      </Container>
      <main>
        <Hero />
        <Container sx={{ display: 'grid', gap: 10, py: 10 }}>
          <Reasons />
          <Prices />
          <Questions />
        </Container>
      </main>
      <NewsForm />
    </ThemeProvider>
  );
}
