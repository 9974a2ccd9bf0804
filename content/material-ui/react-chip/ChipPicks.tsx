import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import AlbumIcon from '@mui/icons-material/Album';

export default function ChipPicks() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip icon={<AlbumIcon />} label="Double LP" />
      <Chip
        color="primary"
        variant="outlined"
        avatar={<Avatar aria-hidden>O</Avatar>}
        label="Picked by Odalys"
      />
    </Stack>
  );
}
