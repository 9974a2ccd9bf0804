import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';
import EventIcon from '@mui/icons-material/Event';
import FavoriteIcon from '@mui/icons-material/Favorite';
import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import SearchIcon from '@mui/icons-material/Search';
import SettingsIcon from '@mui/icons-material/Settings';
import StarIcon from '@mui/icons-material/Star';

export default function Picture() {
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2}>
        <HomeIcon />
        <SearchIcon />
        <SettingsIcon />
        <FavoriteIcon />
      </Stack>
      <Stack direction="row" spacing={2}>
        <PersonIcon />
        <DeleteIcon />
        <StarIcon />
        <EventIcon />
      </Stack>
    </Stack>
  );
}
