import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import AlbumIcon from '@mui/icons-material/Album';

export default function ChipPicks() {
  return (
    <Stack
      component="ul"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}
    >
      <li>
        <Chip icon={<AlbumIcon />} label="Double LP" />
      </li>
      <li>
        <Chip
          color="primary"
          variant="outlined"
          avatar={<Avatar aria-hidden>O</Avatar>}
          label="Picked by Odalys"
        />
      </li>
    </Stack>
  );
}
