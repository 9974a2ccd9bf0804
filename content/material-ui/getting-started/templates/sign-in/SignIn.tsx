import { useState } from 'react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import ColorModeButton from '../shared/ColorModeButton';
import NightSky from './components/NightSky';
import SignInForm from './components/SignInForm';
import Welcome from './components/Welcome';
import { theme } from './theme';

export default function SignIn() {
  const [email, setEmail] = useState<string | null>(null);

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Stack
        sx={{
          position: 'relative',
          zIndex: 0,
          minHeight: 'calc(100svh - var(--page-top, 0px))',
        }}
      >
        <NightSky />
        <Stack
          component="header"
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', p: 2 }}
        >
          <Typography sx={{ fontWeight: 600 }}>
            Hollow Peak Observatory
          </Typography>
          <ColorModeButton />
        </Stack>
        <Box
          component="main"
          sx={{
            display: 'grid',
            flexGrow: 1,
            placeItems: 'center',
            p: 2,
            pb: 10,
          }}
        >
          <Paper
            elevation={8}
            sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 5 } }}
          >
            {email === null ? (
              <SignInForm onSignIn={setEmail} />
            ) : (
              <Welcome email={email} />
            )}
          </Paper>
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
