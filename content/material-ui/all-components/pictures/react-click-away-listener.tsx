import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import AdsClickIcon from '@mui/icons-material/AdsClick';

export default function Picture() {
  return (
    <Stack sx={{ alignItems: 'end' }}>
      <ClickAwayListener onClickAway={() => {}}>
        <Paper variant="outlined" sx={{ px: 4, py: 2 }}>
          Menu
        </Paper>
      </ClickAwayListener>
      <AdsClickIcon color="primary" sx={{ mr: -4 }} />
    </Stack>
  );
}
