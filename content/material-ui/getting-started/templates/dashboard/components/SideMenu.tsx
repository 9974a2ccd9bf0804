import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DirectionsBoatOutlinedIcon from '@mui/icons-material/DirectionsBoatOutlined';
import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import SailingIcon from '@mui/icons-material/Sailing';
import SpeedOutlinedIcon from '@mui/icons-material/SpeedOutlined';

const sections = [
  { title: 'Today', href: '#today', icon: <SpeedOutlinedIcon /> },
  { title: 'Passengers', href: '#passengers', icon: <GroupsOutlinedIcon /> },
  {
    title: 'Departures',
    href: '#departures',
    icon: <DirectionsBoatOutlinedIcon />,
  },
];

interface SideMenuProps {
  label: string;
  onChoose?: () => void;
}

export default function SideMenu({ label, onChoose }: SideMenuProps) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ position: 'sticky', top: 0, p: 2, color: '#e8f3fb' }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 1.5,
          p: 1,
        }}
      >
        <SailingIcon />
        <Typography sx={{ fontWeight: 700 }}>Wader Ferries</Typography>
      </Stack>
      <Divider sx={{ my: 1, borderColor: 'currentColor', opacity: 0.3 }} />
      <List>
        {sections.map(({ title, href, icon }, index) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              href={href}
              onClick={onChoose}
              selected={index === 0}
              aria-current={index === 0 ? 'page' : undefined}
              sx={{ borderRadius: 2, '&.Mui-selected': { bgcolor: '#1d4663' } }}
            >
              <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>
                {icon}
              </ListItemIcon>
              <ListItemText primary={title} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
