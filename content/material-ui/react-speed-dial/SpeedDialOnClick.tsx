import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import Typography from '@mui/material/Typography';
import FlagIcon from '@mui/icons-material/Flag';
import HandshakeIcon from '@mui/icons-material/Handshake';
import PauseIcon from '@mui/icons-material/Pause';

const actions = [
  { name: 'Pause', icon: <PauseIcon />, result: 'The clock is paused.' },
  { name: 'Offer a draw', icon: <HandshakeIcon />, result: 'Draw offered.' },
];

export default function SpeedDialOnClick() {
  const fab = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState('Your clock: 8:12');

  return (
    <Box sx={{ position: 'relative', height: 210 }}>
      <Typography role="status">{result}</Typography>
      <SpeedDial
        ariaLabel="Stop the game"
        icon={<FlagIcon />}
        FabProps={{ ref: fab }}
        open={open}
        onOpen={(event, reason) => setOpen(reason === 'toggle')}
        onClose={(event, reason) =>
          setOpen((isOpen) => isOpen && reason === 'mouseLeave')
        }
        sx={{ position: 'absolute', bottom: 0, right: 0 }}
      >
        {actions.map((action) => (
          <SpeedDialAction
            key={action.name}
            icon={action.icon}
            slotProps={{ tooltip: { title: action.name } }}
            onClick={() => {
              setResult(action.result);
              setOpen(false);
              fab.current?.focus();
            }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
