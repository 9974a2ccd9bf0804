import { useState } from 'react';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Tooltip from '@mui/joy/Tooltip';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import AirIcon from '@mui/icons-material/Air';
import ThunderstormIcon from '@mui/icons-material/Thunderstorm';

const layers = [
  { name: 'Snow', icon: <AcUnitIcon /> },
  { name: 'Wind', icon: <AirIcon /> },
  { name: 'Lightning', icon: <ThunderstormIcon /> },
];

export default function ToggleButtonGroupIcons() {
  const [shown, setShown] = useState(['Wind']);

  return (
    <ToggleButtonGroup
      aria-label="Map layers"
      value={shown}
      onChange={(_event, newShown) => setShown(newShown)}
    >
      {layers.map(({ name, icon }) => (
        <Tooltip key={name} title={name}>
          <IconButton value={name} aria-label={name}>
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
