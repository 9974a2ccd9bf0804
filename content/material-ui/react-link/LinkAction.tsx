import { useState } from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkAction() {
  const [weeks, setWeeks] = useState(4);

  return (
    <Stack direction="row" spacing={1}>
      <Typography role="status">
        “The Salt Road” is due in {weeks} weeks.
      </Typography>
      <Link
        component="button"
        variant="body1"
        sx={{ flexShrink: 0 }}
        onClick={() => setWeeks(weeks + 2)}
      >
        Renew
      </Link>
    </Stack>
  );
}
