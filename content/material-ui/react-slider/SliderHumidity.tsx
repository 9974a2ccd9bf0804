import { useId, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SliderHumidity() {
  const id = useId();
  const [humidity, setHumidity] = useState(65);
  const [text, setText] = useState('65');

  const handleText = (newText: string) => {
    setText(newText);
    if (newText !== '') {
      setHumidity(Math.min(100, Math.max(0, Number(newText))));
    }
  };

  return (
    <Stack sx={{ maxWidth: 400 }}>
      <Typography id={id}>Humidity in percent</Typography>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Slider
          aria-labelledby={id}
          value={humidity}
          onChange={(event, newHumidity) => {
            setHumidity(newHumidity);
            setText(String(newHumidity));
          }}
        />
        <TextField
          type="number"
          size="small"
          value={text}
          onChange={(event) => handleText(event.target.value)}
          onBlur={() => setText(String(humidity))}
          slotProps={{
            htmlInput: { 'aria-labelledby': id, min: 0, max: 100 },
          }}
          sx={{ width: 96, flexShrink: 0 }}
        />
      </Stack>
    </Stack>
  );
}
