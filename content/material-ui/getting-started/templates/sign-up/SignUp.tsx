import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import ColorModeButton from '../shared/ColorModeButton';
import ClimbingWall from './components/ClimbingWall';
import SignUpForm from './components/SignUpForm';
import { theme } from './theme';

function Done({ name }: { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <Typography
        ref={heading}
        variant="h2"
        tabIndex={-1}
        gutterBottom
        sx={{ outline: 'none', overflowWrap: 'anywhere' }}
      >
        See you on the wall, {name}
      </Typography>
      <Typography>
        Bring clean shoes and plan on an hour. Your first visit starts with a
        knot lesson.
      </Typography>
    </>
  );
}

export default function SignUp() {
  const [name, setName] = useState<string | null>(null);

  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Stack
        component="header"
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          maxWidth: 1280,
          mx: 'auto',
          px: { xs: 2, md: 6 },
          py: 2,
        }}
      >
        <Typography sx={{ fontWeight: 700 }}>Overhang Hall</Typography>
        <ColorModeButton />
      </Stack>
      <Box
        component="main"
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: { xs: 3, md: 6 },
          maxWidth: 1280,
          mx: 'auto',
          px: { xs: 2, md: 6 },
          pb: 6,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 1.1fr) minmax(0, 1fr)',
          },
        }}
      >
        <div>
          <Typography variant="h1" gutterBottom>
            Find your next hold
          </Typography>
          <Typography sx={{ maxWidth: 420, fontSize: '1.125rem' }}>
            Twelve lanes, a training cave, and fresh coffee all day. Members
            come and go as they like.
          </Typography>
          <ClimbingWall />
        </div>
        <Paper
          elevation={0}
          sx={{ p: { xs: 2.5, sm: 5 }, border: 2, borderColor: 'primary.main' }}
        >
          {name === null ? (
            <SignUpForm onDone={setName} />
          ) : (
            <Done name={name} />
          )}
        </Paper>
      </Box>
    </ThemeProvider>
  );
}
