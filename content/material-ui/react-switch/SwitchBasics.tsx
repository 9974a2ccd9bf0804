import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SwitchBasics() {
  const [isLit, setLit] = useState(true);

  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Barn light"
        control={
          <Switch
            checked={isLit}
            onChange={(event) => setLit(event.target.checked)}
          />
        }
      />
      <Typography role="status" variant="body2">
        {isLit ? 'The goats are awake' : 'The goats are asleep'}
      </Typography>
    </Stack>
  );
}
