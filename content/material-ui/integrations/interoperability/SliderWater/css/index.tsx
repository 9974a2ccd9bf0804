import Slider from '@mui/material/Slider';
import './index.css';

export default function SliderWater() {
  return (
    <div className="water-tank">
      <Slider
        className="water-slider"
        aria-label="Water temperature"
        defaultValue={24}
      />
    </div>
  );
}
