import { useState } from 'react';
import Button from '@mui/material/Button';

export default function BoardingSteps() {
  const [boarded, setBoarded] = useState(0);
  return (
    <section aria-label="Boarding">
      <p role="status">{boarded} on board</p>
      <Button variant="contained" onClick={() => setBoarded(boarded + 1)}>
        Scan a ticket
      </Button>
    </section>
  );
}
