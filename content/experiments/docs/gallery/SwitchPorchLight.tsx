import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SwitchPorchLight() {
  const [on, setOn] = useState(false);

  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Porch light"
        control={
          <Switch
            checked={on}
            onChange={(event) => setOn(event.target.checked)}
          />
        }
      />
      <Typography role="status">
        {on ? 'The light is on' : 'The light is off'}
      </Typography>
    </Stack>
  );
}
