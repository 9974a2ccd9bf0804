import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import NightlightIcon from '@mui/icons-material/Nightlight';
import StarIcon from '@mui/icons-material/Star';

const layers = [
  { name: 'Moon', icon: <NightlightIcon /> },
  { name: 'Bright stars', icon: <StarIcon /> },
];
const nearer = [{ name: 'offset', options: { offset: [0, -6] } }];

export default function TooltipSideBar() {
  const [shown, setShown] = useState(['Moon']);

  return (
    <ToggleButtonGroup
      orientation="vertical"
      aria-label="Chart layers"
      value={shown}
      onChange={(event, newShown: string[]) => setShown(newShown)}
    >
      {layers.map(({ name, icon }) => (
        <Tooltip
          key={name}
          title={name}
          placement="right"
          slotProps={{ popper: { modifiers: nearer } }}
        >
          <ToggleButton value={name}>{icon}</ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
