import { useEffect, useRef } from 'react';
import Typography from '@mui/material/Typography';

interface WelcomeProps {
  email: string;
}

export default function Welcome({ email }: WelcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <Typography
        ref={heading}
        variant="h1"
        tabIndex={-1}
        gutterBottom
        sx={{ outline: 'none' }}
      >
        Clear skies tonight
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        You’re signed in as {email}. Dome 2 is open from 10:30 p.m.
      </Typography>
    </>
  );
}
