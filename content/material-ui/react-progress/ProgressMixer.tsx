import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import BlenderIcon from '@mui/icons-material/Blender';

export default function ProgressMixer() {
  const [state, setState] = useState<'idle' | 'mixing' | 'mixed'>('idle');
  const mixing = state === 'mixing';

  // Simulates the mixer.
  useEffect(() => {
    if (!mixing) {
      return undefined;
    }
    const timer = setTimeout(() => setState('mixed'), 3000);
    return () => clearTimeout(timer);
  }, [mixing]);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Box sx={{ position: 'relative', display: 'flex' }}>
        <Fab
          aria-label="Mix the dough"
          aria-disabled={mixing}
          onClick={() => setState('mixing')}
        >
          <BlenderIcon />
        </Fab>
        {mixing && (
          <CircularProgress
            size={68}
            aria-label="The dough is being mixed"
            sx={{ position: 'absolute', inset: -6, pointerEvents: 'none' }}
          />
        )}
      </Box>
      <Typography role="status">
        {mixing && 'Mixing…'}
        {state === 'mixed' && 'The dough is ready.'}
      </Typography>
    </Stack>
  );
}
