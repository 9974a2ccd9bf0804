import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AvatarBoathouse() {
  const [here, setHere] = useState(true);
  const label = `Pau, ${here ? 'at the boathouse' : 'on the water'}`;

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Badge
        variant="dot"
        color="success"
        overlap="circular"
        anchorOrigin={{ vertical: 'bottom' }}
        invisible={!here}
        slotProps={{
          badge: { sx: { outline: 2, outlineColor: 'background.default' } },
        }}
      >
        <Avatar role="img" aria-label={label} sx={{ bgcolor: 'primary.main' }}>
          P
        </Avatar>
      </Badge>
      <Button onClick={() => setHere(!here)}>
        {here ? 'Push off' : 'Come back'}
      </Button>
    </Stack>
  );
}
