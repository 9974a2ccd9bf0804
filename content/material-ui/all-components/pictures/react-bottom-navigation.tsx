import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import SearchIcon from '@mui/icons-material/Search';

export default function Picture() {
  return (
    <BottomNavigation showLabels value={0} sx={{ width: 200 }}>
      <BottomNavigationAction
        label="Home"
        icon={<HomeIcon />}
        sx={{ minWidth: 0 }}
      />
      <BottomNavigationAction
        label="Find"
        icon={<SearchIcon />}
        sx={{ minWidth: 0 }}
      />
      <BottomNavigationAction
        label="Me"
        icon={<PersonIcon />}
        sx={{ minWidth: 0 }}
      />
    </BottomNavigation>
  );
}
