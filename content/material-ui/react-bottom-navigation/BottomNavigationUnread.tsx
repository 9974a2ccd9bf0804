import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import GroupsIcon from '@mui/icons-material/Groups';
import MapIcon from '@mui/icons-material/Map';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';

export default function BottomNavigationUnread() {
  return (
    <BottomNavigation component="nav" aria-label="Tour" showLabels value={0}>
      <BottomNavigationAction
        label="Map"
        icon={<MapIcon />}
        aria-current="page"
      />
      <BottomNavigationAction label="Group" icon={<GroupsIcon />} />
      <BottomNavigationAction
        label="Warnings"
        icon={
          <Badge badgeContent={2} color="error">
            <WarningAmberIcon />
          </Badge>
        }
      />
    </BottomNavigation>
  );
}
