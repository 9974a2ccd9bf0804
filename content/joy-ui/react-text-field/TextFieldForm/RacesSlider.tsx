import { useId, useState } from 'react';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

/** A slider ignores the label of a FormControl. */
export function RacesSlider() {
  const labelId = useId();
  const [races, setRaces] = useState(4);

  return (
    <div>
      <Typography id={labelId} level="title-sm">
        Races this season: {races}
      </Typography>
      <Slider
        aria-labelledby={labelId}
        name="races"
        max={20}
        value={races}
        onChange={(_event, value) => setRaces(value as number)}
      />
    </div>
  );
}
