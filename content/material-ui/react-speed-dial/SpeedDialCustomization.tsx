import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import GridOnIcon from '@mui/icons-material/GridOn';
import PaletteIcon from '@mui/icons-material/Palette';

const actions = [
  { name: 'Colors', icon: <PaletteIcon /> },
  { name: 'Coordinates', icon: <GridOnIcon /> },
];

export default function SpeedDialCustomization() {
  return (
    <SpeedDial
      ariaLabel="Board settings"
      direction="right"
      icon={<SpeedDialIcon />}
      FabProps={{ color: 'secondary', size: 'medium' }}
      sx={{
        '& .MuiSpeedDial-fab, & .MuiSpeedDialAction-fab': {
          borderRadius: 2,
          boxShadow: 1,
        },
        '& .MuiSpeedDialAction-fab': { color: 'secondary.main' },
      }}
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
