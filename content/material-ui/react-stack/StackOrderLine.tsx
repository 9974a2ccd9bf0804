import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import MoreVertIcon from '@mui/icons-material/MoreVert';

export default function StackOrderLine() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', maxWidth: 400 }}
    >
      <LocalFloristIcon color="action" />
      <Typography sx={{ flexGrow: 1 }}>Meadow bouquet, large</Typography>
      <Typography>€34</Typography>
      <IconButton aria-label="Change meadow bouquet" edge="end">
        <MoreVertIcon />
      </IconButton>
    </Stack>
  );
}
