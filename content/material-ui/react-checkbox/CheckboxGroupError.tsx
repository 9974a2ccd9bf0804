import { useId, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const workshops = ['Pottery', 'Robotics', 'Juggling', 'Choir'];

export default function CheckboxGroupError() {
  const id = useId();
  const [chosen, setChosen] = useState(['Pottery']);
  const error = chosen.length !== 2;

  return (
    <FormControl component="fieldset" error={error} aria-describedby={id}>
      <FormLabel component="legend">Workshops on project day</FormLabel>
      <FormGroup>
        {workshops.map((workshop) => (
          <FormControlLabel
            key={workshop}
            label={workshop}
            control={
              <Checkbox
                name="workshops"
                value={workshop}
                checked={chosen.includes(workshop)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked
                      ? [...chosen, workshop]
                      : chosen.filter((other) => other !== workshop),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={id} role="status" sx={{ mx: 0 }}>
        {error ? `Choose two workshops, not ${chosen.length}.` : 'Two chosen.'}
      </FormHelperText>
    </FormControl>
  );
}
