import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import ForestIcon from '@mui/icons-material/Forest';
import HikingIcon from '@mui/icons-material/Hiking';
import WaterDropIcon from '@mui/icons-material/WaterDrop';

export default function ToggleButtonLayers() {
  const [layers, setLayers] = useState(['trails', 'water']);

  return (
    <ToggleButtonGroup
      aria-label="Layers of the map"
      value={layers}
      onChange={(event, newLayers) => setLayers(newLayers)}
    >
      <ToggleButton value="trails" aria-label="Trails">
        <HikingIcon />
      </ToggleButton>
      <ToggleButton value="forest" aria-label="Forest">
        <ForestIcon />
      </ToggleButton>
      <ToggleButton value="water" aria-label="Springs">
        <WaterDropIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
