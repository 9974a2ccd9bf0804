import Slider from '@mui/joy/Slider';

export default function SliderScale() {
  return (
    <Slider
      aria-label="Buffer size"
      defaultValue={8}
      min={5}
      max={11}
      marks
      scale={(value) => 2 ** value}
      getAriaValueText={(size) => `${size} samples`}
      valueLabelDisplay="on"
      valueLabelFormat={(size) => `${size} samples`}
      sx={{ mt: 2 }}
    />
  );
}
