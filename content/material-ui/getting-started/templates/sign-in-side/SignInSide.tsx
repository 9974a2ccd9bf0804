import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import ColorModeButton from '../shared/ColorModeButton';
import CardForm from './components/CardForm';
import TypeCase from './components/TypeCase';
import { theme } from './theme';

export default function SignInSide() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box
        sx={{
          display: 'grid',
          minHeight: 'calc(100svh - var(--page-top, 0px))',
          gridTemplateColumns: { md: '1.2fr 1fr' },
          gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
        }}
      >
        <TypeCase />
        <Stack sx={{ p: { xs: 2, sm: 4 } }}>
          <Stack
            component="header"
            direction="row"
            sx={{ alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography
              sx={{ fontFamily: 'h1.fontFamily', fontSize: '1.25rem' }}
            >
              Galley &amp; Quoin
            </Typography>
            <ColorModeButton />
          </Stack>
          <Box
            component="main"
            sx={{ width: '100%', maxWidth: 400, m: 'auto', py: 4 }}
          >
            <Typography variant="h1" gutterBottom>
              Your reading desk
            </Typography>
            <Typography color="textSecondary" sx={{ mb: 4 }}>
              Renew your books, request titles from the stacks, and reserve a
              press.
            </Typography>
            <CardForm />
          </Box>
          <Typography component="footer" variant="body2" color="textSecondary">
            Questions? Call <Link href="tel:+15555550123">555-555-0123</Link>,
            10 a.m. to 6 p.m.
          </Typography>
        </Stack>
      </Box>
    </ThemeProvider>
  );
}
