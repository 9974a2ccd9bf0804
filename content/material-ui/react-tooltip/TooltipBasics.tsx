import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import FlashlightOnIcon from '@mui/icons-material/FlashlightOn';
import HomeIcon from '@mui/icons-material/Home';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

const actions = [
  { name: 'Park the telescope', icon: <HomeIcon /> },
  { name: 'Take a picture', icon: <PhotoCameraIcon /> },
  { name: 'Red light', icon: <FlashlightOnIcon /> },
];

export default function TooltipBasics() {
  return (
    <Stack direction="row" spacing={1}>
      {actions.map(({ name, icon }) => (
        <Tooltip key={name} title={name}>
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
