import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const WaterSlider = styled(Slider)(({ theme }) => ({
  height: 8,
  color: '#0b6e75',
  ...theme.applyStyles('dark', { color: '#6fd0d8' }),
  '& .MuiSlider-thumb': {
    width: 28,
    height: 28,
    border: '3px solid currentColor',
    backgroundColor: '#fff',
    ...theme.applyStyles('dark', { backgroundColor: '#121212' }),
  },
}));

export default function SliderWater() {
  return <WaterSlider aria-label="Water temperature" defaultValue={24} />;
}
