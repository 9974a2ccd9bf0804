import { useState } from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import CachedIcon from '@mui/icons-material/Cached';
import LightbulbIcon from '@mui/icons-material/Lightbulb';
import UndoIcon from '@mui/icons-material/Undo';

const actions = [
  { name: 'Hint', icon: <LightbulbIcon />, result: 'Look at the knight.' },
  { name: 'Take back', icon: <UndoIcon />, result: 'Move 12 is undone.' },
  {
    name: 'Flip board',
    icon: <CachedIcon />,
    result: 'Black is at the bottom.',
  },
];

export default function SpeedDialBasics() {
  const [result, setResult] = useState('Move 12, white to play');

  return (
    <Box sx={{ position: 'relative', height: 260 }}>
      <Typography role="status">{result}</Typography>
      <SpeedDial
        ariaLabel="Help with the move"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 0, right: 0 }}
      >
        {actions.map((action) => (
          <SpeedDialAction
            key={action.name}
            icon={action.icon}
            slotProps={{ tooltip: { title: action.name } }}
            onClick={() => setResult(action.result)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
