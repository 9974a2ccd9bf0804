import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import CloseIcon from '@mui/icons-material/Close';
import ExtensionIcon from '@mui/icons-material/Extension';
import GroupIcon from '@mui/icons-material/Group';
import SportsEsportsIcon from '@mui/icons-material/SportsEsports';

const actions = [
  { name: 'Puzzle', icon: <ExtensionIcon /> },
  { name: 'Against a friend', icon: <GroupIcon /> },
  { name: 'Against the trainer', icon: <SportsEsportsIcon /> },
];

export default function SpeedDialLabels() {
  return (
    <Box sx={{ position: 'relative', height: 260 }}>
      <SpeedDial
        ariaLabel="New game"
        icon={<SpeedDialIcon openIcon={<CloseIcon />} />}
        sx={{ position: 'absolute', bottom: 0, right: 0 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{
              tooltip: { title: name, open: true },
              staticTooltipLabel: { sx: { whiteSpace: 'nowrap' } },
            }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
