import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function ExampleSignUp() {
  const [free, setFree] = useState(12);

  return (
    <Container maxWidth="sm">
      <Typography component="h3" variant="h5" gutterBottom>
        Thursday tournament
      </Typography>
      <Typography role="status" sx={{ mb: 2 }}>
        Free boards: {free}
      </Typography>
      <Button
        variant="contained"
        disabled={free === 0}
        onClick={() => setFree(free - 1)}
      >
        Take a board
      </Button>
    </Container>
  );
}
