import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const resolutions = ['Minute', 'Hour', 'Day'];

export default function ToggleButtonGroupFullWidth() {
  const [resolution, setResolution] = useState('Hour');

  return (
    <ToggleButtonGroup
      aria-label="Resolution of the chart"
      buttonFlex={1}
      value={resolution}
      onChange={(_event, value) => setResolution(value ?? resolution)}
    >
      {resolutions.map((name) => (
        <Button key={name} value={name}>
          {name}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
