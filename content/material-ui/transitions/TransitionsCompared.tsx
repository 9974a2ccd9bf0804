import { useState } from 'react';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';

const kinds = { Collapse, Fade, Grow, Slide, Zoom };

export default function TransitionsCompared() {
  const [on, setOn] = useState(true);

  return (
    <>
      <FormControlLabel
        label="Show all"
        control={
          <Switch
            checked={on}
            onChange={(event) => setOn(event.target.checked)}
          />
        }
      />
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: 1,
          minHeight: { xs: 96, sm: 48 },
          overflow: 'hidden',
        }}
      >
        {Object.entries(kinds).map(([name, Kind]) => (
          <Kind key={name} in={on} appear={false} timeout={600}>
            <Paper variant="outlined" sx={{ p: 1, height: 'fit-content' }}>
              {name}
            </Paper>
          </Kind>
        ))}
      </Stack>
    </>
  );
}
