import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

const sensors = ['Wind', 'Rain', 'Light', 'Soil'];

export default function ZoomSensors() {
  const [found, setFound] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setFound(!found)}>
        {found ? 'Disconnect' : 'Connect'}
      </Button>
      <Stack direction="row" spacing={1}>
        {sensors.map((sensor, index) => (
          <Zoom
            key={sensor}
            in={found}
            appear={false}
            style={{ transitionDelay: found ? `${index * 80}ms` : '0ms' }}
          >
            <Chip label={sensor} />
          </Zoom>
        ))}
      </Stack>
    </Stack>
  );
}
