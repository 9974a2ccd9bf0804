import Stack from '@mui/material/Stack';
import CropSquareIcon from '@mui/icons-material/CropSquare';
import EastIcon from '@mui/icons-material/East';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function Picture() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <CropSquareIcon fontSize="large" color="disabled" />
      <EastIcon color="action" />
      <OpenInNewIcon fontSize="large" color="primary" />
    </Stack>
  );
}
