import Fab from '@mui/material/Fab';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Stack from '@mui/material/Stack';
import EditIcon from '@mui/icons-material/Edit';
import ShareIcon from '@mui/icons-material/Share';

export default function Picture() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Fab size="small">
        <EditIcon fontSize="small" />
      </Fab>
      <Fab size="small">
        <ShareIcon fontSize="small" />
      </Fab>
      <Fab color="primary">
        <SpeedDialIcon open />
      </Fab>
    </Stack>
  );
}
