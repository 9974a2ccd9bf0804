import { useId, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const percent = (shade: number) => `${shade}%`;

export default function SliderShade() {
  const id = useId();
  const [shade, setShade] = useState(40);
  const [sent, setSent] = useState(40);

  return (
    <Stack sx={{ maxWidth: 320 }}>
      <Typography id={id}>Shade cloth: {percent(shade)}</Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={percent}
        step={10}
        value={shade}
        onChange={(event, newShade) => setShade(newShade)}
        onChangeCommitted={(event, newShade) => setSent(newShade)}
      />
      <Typography role="status" variant="body2">
        The motor moves to {percent(sent)}
      </Typography>
    </Stack>
  );
}
