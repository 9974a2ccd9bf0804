import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import FirstPageIcon from '@mui/icons-material/FirstPage';
import LastPageIcon from '@mui/icons-material/LastPage';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';

const actions = [
  { name: 'First move', icon: <FirstPageIcon /> },
  { name: 'Continue', icon: <PlayArrowIcon /> },
  { name: 'Last move', icon: <LastPageIcon /> },
];

export default function SpeedDialSideways() {
  return (
    <SpeedDial
      ariaLabel="Replay"
      direction="right"
      icon={<SpeedDialIcon />}
      sx={{ justifyContent: 'flex-start' }}
    >
      {actions.map(({ name, icon }) => (
        <SpeedDialAction
          key={name}
          icon={icon}
          slotProps={{ tooltip: { title: name } }}
        />
      ))}
    </SpeedDial>
  );
}
