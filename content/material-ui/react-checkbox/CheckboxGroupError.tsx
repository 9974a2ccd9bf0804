import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const extras = ['Breakfast', 'Parking', 'Airport shuttle', 'Crib'];

export default function CheckboxGroupError() {
  const [chosen, setChosen] = useState(['Breakfast', 'Parking', 'Crib']);
  const error = chosen.length > 2;

  return (
    <FormControl
      component="fieldset"
      error={error}
      aria-describedby="checkbox-extras-help"
    >
      <FormLabel component="legend">Free extras</FormLabel>
      <FormGroup>
        {extras.map((extra) => (
          <FormControlLabel
            key={extra}
            label={extra}
            control={
              <Checkbox
                name="extras"
                value={extra}
                checked={chosen.includes(extra)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked
                      ? [...chosen, extra]
                      : chosen.filter((other) => other !== extra),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id="checkbox-extras-help" role="status" sx={{ mx: 0 }}>
        {error
          ? `You chose ${chosen.length}. Remove ${chosen.length - 2}.`
          : 'Choose up to two.'}
      </FormHelperText>
    </FormControl>
  );
}
