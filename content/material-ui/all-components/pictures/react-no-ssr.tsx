import Stack from '@mui/material/Stack';
import DnsIcon from '@mui/icons-material/Dns';
import WebIcon from '@mui/icons-material/Web';

export default function Picture() {
  return (
    <Stack direction="row" spacing={2}>
      <DnsIcon fontSize="large" color="disabled" />
      <WebIcon fontSize="large" color="primary" />
    </Stack>
  );
}
