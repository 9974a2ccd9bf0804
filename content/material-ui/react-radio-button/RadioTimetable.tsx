import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel, {
  type FormControlLabelProps,
} from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

function Departure(props: FormControlLabelProps) {
  const isChosen = useRadioGroup()?.value === props.value;

  return (
    <FormControlLabel
      {...props}
      sx={{
        mx: 0,
        mt: 1,
        pr: 2,
        border: 1,
        borderRadius: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'action.selected' : undefined,
      }}
    />
  );
}

export default function RadioTimetable() {
  const id = useId();

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <FormLabel id={id}>Departure on May 9</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name="departure"
        defaultValue="10:40 a.m."
      >
        {['7:15 a.m.', '10:40 a.m.', '6:05 p.m.'].map((time) => (
          <Departure
            key={time}
            value={time}
            label={`${time} from the old pier`}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
