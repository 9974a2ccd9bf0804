import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const days = ['Fri', 'Sat', 'Sun'];

export default function ToggleButtonGroupSpacing() {
  const [shown, setShown] = useState(['Sat']);

  return (
    <ToggleButtonGroup
      aria-label="Days in the forecast"
      spacing={{ xs: 0, sm: 1.5 }}
      value={shown}
      onChange={(_event, newShown) => setShown(newShown)}
    >
      {days.map((day) => (
        <Button key={day} value={day}>
          {day}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
