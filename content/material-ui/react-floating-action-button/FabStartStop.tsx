import { useState } from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import MicIcon from '@mui/icons-material/Mic';
import StopIcon from '@mui/icons-material/Stop';

const actions = [
  { label: 'Start recording', color: 'primary', icon: <MicIcon /> },
  { label: 'Stop recording', color: 'error', icon: <StopIcon /> },
] as const;

export default function FabStartStop() {
  const [current, setCurrent] = useState(0);

  return (
    <Box sx={{ position: 'relative', width: 56, height: 56 }}>
      {actions.map(({ label, color, icon }, index) => (
        <Zoom
          key={label}
          appear={false}
          in={index === current}
          onEnter={(button) => button.focus()}
          style={{ transitionDelay: index === current ? '200ms' : '0ms' }}
        >
          <Fab
            color={color}
            aria-label={label}
            onClick={() => setCurrent(1 - current)}
            sx={{ position: 'absolute' }}
          >
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
