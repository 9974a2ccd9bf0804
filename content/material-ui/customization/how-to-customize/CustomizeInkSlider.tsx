import { useId } from 'react';
import FormLabel from '@mui/material/FormLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function CustomizeInkSlider() {
  const id = useId();

  return (
    <Stack sx={{ maxWidth: 320 }}>
      <FormLabel id={id}>Ink on the roller</FormLabel>
      <Slider
        aria-labelledby={id}
        defaultValue={60}
        sx={{
          height: 10,
          '& .MuiSlider-thumb': { borderRadius: 1, width: 12, height: 28 },
          '& .MuiSlider-rail': { opacity: 0.15 },
        }}
      />
    </Stack>
  );
}
