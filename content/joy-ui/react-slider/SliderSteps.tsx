import Slider from '@mui/joy/Slider';

export default function SliderSteps() {
  return (
    <Slider
      aria-label="Tempo"
      getAriaValueText={(value) => `${value} beats per minute`}
      defaultValue={120}
      min={60}
      max={180}
      step={5}
      shiftStep={20}
      marks
      valueLabelDisplay="auto"
    />
  );
}
