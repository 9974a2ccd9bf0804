import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const sources = ['Radar', 'Satellite', 'Balloon'];

export default function ToggleButtonGroupCustomization() {
  const [source, setSource] = useState('Radar');

  return (
    <ToggleButtonGroup
      aria-label="Data source"
      variant="soft"
      value={source}
      onChange={(_event, value) => setSource(value ?? source)}
      sx={{
        '--ButtonGroup-radius': '40px',
        '--ButtonGroup-separatorColor': 'transparent',
        '& .MuiButton-root[aria-pressed="true"]': {
          bgcolor: 'primary.solidBg',
          color: 'primary.solidColor',
        },
      }}
    >
      {sources.map((name) => (
        <Button key={name} value={name}>
          {name}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
