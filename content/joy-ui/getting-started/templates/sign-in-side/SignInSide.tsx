import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import ColorModeButton from '../shared/ColorModeButton';
import CanalScene from './components/CanalScene';
import SignInForm from './components/SignInForm';
import { theme } from './theme';

export default function SignInSide() {
  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box
        sx={{
          display: 'grid',
          minHeight: 'calc(100svh - var(--page-top, 0px))',
          gridTemplateColumns: { md: '1fr 1.15fr' },
          gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
        }}
      >
        <Stack sx={{ order: { xs: 2, md: 1 }, p: { xs: 2.5, sm: 4 } }}>
          <Stack
            component="header"
            direction="row"
            sx={{ alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography
              level="title-lg"
              sx={{ fontFamily: 'display', fontWeight: 700 }}
            >
              Tarn Lock Canal Museum
            </Typography>
            <ColorModeButton />
          </Stack>
          <Box
            component="main"
            sx={{ width: '100%', maxWidth: 380, m: 'auto', py: 4 }}
          >
            <Typography level="h1" gutterBottom>
              Volunteer desk
            </Typography>
            <Typography sx={{ mb: 4 }}>
              Sign in to choose your shifts, read the crew log, and book the
              workboat.
            </Typography>
            <SignInForm />
          </Box>
          <Typography component="footer" level="body-sm">
            New on the towpath?{' '}
            <Link href="mailto:crew@tarnlock.example" underline="always">
              Email the crew office
            </Link>
          </Typography>
        </Stack>
        <CanalScene />
      </Box>
    </CssVarsProvider>
  );
}
