import { useState } from 'react';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import MicIcon from '@mui/icons-material/Mic';

export default function BadgeLive() {
  const [live, setLive] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2}>
        <Badge variant="dot" color="success" invisible={!live}>
          <MicIcon />
        </Badge>
        <Typography role="status">
          {live ? 'Studio 2 is on air' : 'Studio 2 is free'}
        </Typography>
      </Stack>
      <FormControlLabel
        label="On air"
        control={
          <Switch
            checked={live}
            onChange={(event) => setLive(event.target.checked)}
          />
        }
      />
    </Stack>
  );
}
