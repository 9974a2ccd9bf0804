import Stack from '@mui/material/Stack';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';

export default function Picture() {
  return (
    <Stack direction="row" spacing={2}>
      <LightModeIcon fontSize="large" color="warning" />
      <DarkModeIcon fontSize="large" color="primary" />
    </Stack>
  );
}
