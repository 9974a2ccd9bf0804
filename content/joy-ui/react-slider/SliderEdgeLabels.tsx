import Slider from '@mui/joy/Slider';

const marks = [
  { value: 0, label: 'No reverb' },
  { value: 50, label: 'Studio' },
  { value: 100, label: 'Concert hall' },
];

export default function SliderEdgeLabels() {
  return (
    <Slider
      aria-label="Reverb"
      getAriaValueText={(value) => `${value} percent`}
      defaultValue={50}
      marks={marks}
      sx={{
        mb: 2,
        '& .MuiSlider-markLabel[data-index="0"]': { transform: 'none' },
        '& .MuiSlider-markLabel[data-index="2"]': {
          transform: 'translateX(-100%)',
        },
      }}
    />
  );
}
