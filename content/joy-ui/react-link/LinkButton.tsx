import { useState } from 'react';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkButton() {
  const [open, setOpen] = useState(false);

  return (
    <Typography sx={{ maxWidth: 480 }}>
      Pyrite looks like gold, but it is harder and leaves a dark streak.{' '}
      {open && 'Miners called it fool’s gold. Struck with steel, it sparks. '}
      <Link
        component="button"
        type="button"
        underline="always"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : 'Show more'}
      </Link>
    </Typography>
  );
}
