import { useId, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SliderHumidity() {
  const id = useId();
  const [humidity, setHumidity] = useState(65);

  return (
    <Stack sx={{ maxWidth: 400 }}>
      <Typography id={id}>Humidity in percent</Typography>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Slider
          aria-labelledby={id}
          value={humidity}
          onChange={(event, newHumidity) => setHumidity(newHumidity)}
        />
        <TextField
          type="number"
          size="small"
          // As text, so that 07 becomes 7.
          value={String(humidity)}
          onChange={(event) =>
            setHumidity(Math.min(100, Math.max(0, Number(event.target.value))))
          }
          slotProps={{
            htmlInput: { 'aria-labelledby': id, min: 0, max: 100 },
          }}
          sx={{ width: 96, flexShrink: 0 }}
        />
      </Stack>
    </Stack>
  );
}
