import Slider from '@mui/material/Slider';

export default function SliderCustomization() {
  return (
    <Slider
      aria-label="Mist"
      defaultValue={60}
      sx={{
        maxWidth: 320,
        height: 12,
        '& .MuiSlider-track': { border: 0 },
        '& .MuiSlider-rail': { bgcolor: 'text.secondary', opacity: 0.75 },
        '& .MuiSlider-thumb': {
          borderRadius: 1,
          width: 12,
          height: 28,
          '&.Mui-focusVisible': {
            outline: '3px solid',
            outlineColor: 'text.primary',
            outlineOffset: 2,
          },
        },
      }}
    />
  );
}
