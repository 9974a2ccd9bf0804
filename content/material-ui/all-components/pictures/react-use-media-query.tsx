import Stack from '@mui/material/Stack';
import MonitorIcon from '@mui/icons-material/Monitor';
import SmartphoneIcon from '@mui/icons-material/Smartphone';
import TabletIcon from '@mui/icons-material/Tablet';

export default function Picture() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'end' }}>
      <SmartphoneIcon color="action" />
      <TabletIcon color="action" fontSize="large" />
      <MonitorIcon color="primary" sx={{ fontSize: 56 }} />
    </Stack>
  );
}
