import Slider from '@mui/joy/Slider';

export default function SliderCustomization() {
  return (
    <Slider
      aria-label="Crossfader"
      color="neutral"
      track={false}
      min={-50}
      max={50}
      defaultValue={10}
      marks={[{ value: 0 }]}
      sx={{
        '--Slider-trackSize': '12px',
        '--Slider-markSize': '8px',
        '--Slider-thumbSize': '36px',
        '--Slider-thumbWidth': '20px',
        '--Slider-thumbRadius': '4px',
        '& .MuiSlider-thumb': { boxShadow: 'md' },
      }}
    />
  );
}
