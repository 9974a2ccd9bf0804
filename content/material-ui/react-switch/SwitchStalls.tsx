import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const doors = ['Donkeys', 'Goats', 'Sheep'];

export default function SwitchStalls() {
  const id = useId();
  const [open, setOpen] = useState(['Goats']);

  return (
    <FormControl component="fieldset" aria-describedby={id}>
      <FormLabel component="legend">Doors to the pasture</FormLabel>
      <FormGroup>
        {doors.map((door) => (
          <FormControlLabel
            key={door}
            label={door}
            control={
              <Switch
                checked={open.includes(door)}
                onChange={(event) =>
                  setOpen(
                    event.target.checked
                      ? [...open, door]
                      : open.filter((other) => other !== door),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={id} role="status" sx={{ mx: 0 }}>
        Open: {open.length} of {doors.length} doors
      </FormHelperText>
    </FormControl>
  );
}
