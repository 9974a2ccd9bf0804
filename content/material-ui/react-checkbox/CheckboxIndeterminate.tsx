import { useEffect, useRef, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const channels = ['Email', 'Text message', 'Push notification'];

export default function CheckboxIndeterminate() {
  const [active, setActive] = useState(['Email']);
  const parentRef = useRef<HTMLInputElement>(null);
  const all = active.length === channels.length;
  const some = active.length > 0 && !all;

  // The prop changes the icon; this tells assistive technology.
  useEffect(() => {
    if (parentRef.current) {
      parentRef.current.indeterminate = some;
    }
  });

  return (
    <FormGroup>
      <FormControlLabel
        label="All notifications"
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            onChange={() => setActive(all ? [] : channels)}
            slotProps={{ input: { ref: parentRef } }}
          />
        }
      />
      {channels.map((channel) => (
        <FormControlLabel
          key={channel}
          label={channel}
          sx={{ ml: 2 }}
          control={
            <Checkbox
              checked={active.includes(channel)}
              onChange={(event) =>
                setActive(
                  channels.filter((other) =>
                    other === channel
                      ? event.target.checked
                      : active.includes(other),
                  ),
                )
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}
