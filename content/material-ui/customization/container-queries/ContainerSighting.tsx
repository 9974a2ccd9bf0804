import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function ContainerSighting() {
  const id = useId();
  const [width, setWidth] = useState(280);

  return (
    <Box>
      <Typography id={id} gutterBottom>
        Width of the panel: {width}px
      </Typography>
      <Slider
        aria-labelledby={id}
        min={200}
        max={560}
        step={20}
        value={width}
        onChange={(_, value) => setWidth(Number(value))}
      />
      <Box
        style={{ width }}
        sx={{ maxWidth: '100%', containerType: 'inline-size' }}
      >
        <Box
          component="article"
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', '@400': 'row' },
            gap: 2,
            p: { xs: 1, '@400': 3 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Box
            sx={{
              flex: 'none',
              width: { xs: '100%', '@400': 120 },
              height: 80,
              borderRadius: 1,
              bgcolor: 'success.light',
            }}
          />
          <div>
            <Typography component="h3" variant="subtitle1">
              Marsh harrier
            </Typography>
            <Typography variant="body2">
              Two adults over the reeds, May 14, 6:40 a.m.
            </Typography>
          </div>
        </Box>
      </Box>
    </Box>
  );
}
