import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import SaveIcon from '@mui/icons-material/Save';
import ShareIcon from '@mui/icons-material/Share';

export default function SpeedDialHidden() {
  const [playing, setPlaying] = useState(false);

  return (
    <Stack spacing={1} sx={{ minHeight: 104 }}>
      <FormControlLabel
        label="Game in progress"
        control={
          <Switch
            checked={playing}
            onChange={(event) => setPlaying(event.target.checked)}
          />
        }
      />
      <SpeedDial
        ariaLabel="Use this position"
        direction="right"
        hidden={playing}
        icon={<SpeedDialIcon />}
      >
        <SpeedDialAction
          icon={<SaveIcon />}
          slotProps={{ tooltip: { title: 'Save' } }}
        />
        <SpeedDialAction
          icon={<ShareIcon />}
          slotProps={{ tooltip: { title: 'Share' } }}
        />
      </SpeedDial>
    </Stack>
  );
}
