import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipRain() {
  const [rain, setRain] = useState(true);
  const [open, setOpen] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Rain"
        control={
          <Checkbox
            checked={rain}
            onChange={(event) => {
              setRain(event.target.checked);
              setOpen(false);
            }}
          />
        }
      />
      <Tooltip
        describeChild
        title={rain ? 'The dome stays closed in the rain' : ''}
      >
        <Button
          variant="outlined"
          aria-disabled={rain}
          onClick={() => !rain && setOpen(!open)}
          sx={{ opacity: rain ? 0.5 : 1 }}
        >
          {open ? 'Close the dome' : 'Open the dome'}
        </Button>
      </Tooltip>
    </Stack>
  );
}
