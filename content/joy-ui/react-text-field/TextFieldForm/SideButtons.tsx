import { useId, useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

/** Toggle buttons don't submit a value, so a hidden input does it. */
export function SideButtons() {
  const labelId = useId();
  const [side, setSide] = useState('port');

  return (
    <div>
      <Typography id={labelId} level="title-sm" sx={{ mb: 0.75 }}>
        Side
      </Typography>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        value={side}
        onChange={(_event, value) => value && setSide(value)}
      >
        <Button value="port">Port</Button>
        <Button value="starboard">Starboard</Button>
      </ToggleButtonGroup>
      <input type="hidden" name="side" value={side} />
    </div>
  );
}
