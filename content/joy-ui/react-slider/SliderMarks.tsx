import Slider from '@mui/joy/Slider';

const marks = [
  { value: 0, label: 'Off' },
  { value: 125, label: '1/16' },
  { value: 250, label: '1/8' },
  { value: 500, label: '1/4' },
  { value: 1000, label: '1/2' },
];

export default function SliderMarks() {
  return (
    <Slider
      aria-label="Delay"
      getAriaValueText={(value) => `${value} milliseconds`}
      defaultValue={250}
      max={1000}
      step={null}
      marks={marks}
      valueLabelDisplay="auto"
      sx={{ mb: 2 }}
    />
  );
}
