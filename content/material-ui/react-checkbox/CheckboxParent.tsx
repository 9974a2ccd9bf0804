import { useEffect, useRef, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

const classes = ['Class 4a', 'Class 4b', 'Class 4c'];

export default function CheckboxParent() {
  const [invited, setInvited] = useState(['Class 4b']);
  const parentRef = useRef<HTMLInputElement>(null);
  const all = invited.length === classes.length;
  const some = invited.length > 0 && !all;

  // The prop only changes the icon, so set the state for screen readers.
  useEffect(() => {
    if (parentRef.current) {
      parentRef.current.indeterminate = some;
    }
  });

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">School concert</FormLabel>
      <FormGroup>
        <FormControlLabel
          label="Invite all of grade 4"
          control={
            <Checkbox
              checked={all}
              indeterminate={some}
              onChange={() => setInvited(all ? [] : classes)}
              slotProps={{ input: { ref: parentRef } }}
            />
          }
        />
        {classes.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            sx={{ ml: 2 }}
            control={
              <Checkbox
                checked={invited.includes(name)}
                onChange={(event) =>
                  setInvited(
                    event.target.checked
                      ? [...invited, name]
                      : invited.filter((other) => other !== name),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
