import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import SailingIcon from '@mui/icons-material/Sailing';
import ScheduleIcon from '@mui/icons-material/Schedule';
import SpeedOutlinedIcon from '@mui/icons-material/SpeedOutlined';

const sections = [
  { title: 'Today', href: '#today', icon: <SpeedOutlinedIcon /> },
  { title: 'Passengers', href: '#passengers', icon: <GroupsOutlinedIcon /> },
  { title: 'Departures', href: '#departures', icon: <ScheduleIcon /> },
];

interface SideMenuProps {
  current: string;
  onChoose: (href: string) => void;
}

export default function SideMenu({ current, onChoose }: SideMenuProps) {
  return (
    <Box
      component="nav"
      aria-label="Sections"
      sx={{
        position: 'sticky',
        top: 0,
        minHeight: 'calc(100svh - var(--page-top, 0px))',
        p: 2,
        bgcolor: '#0b2a40',
        color: '#e8f3fb',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, p: 1 }}>
        <SailingIcon />
        <Typography sx={{ fontWeight: 700 }}>Wader Ferries</Typography>
      </Stack>
      <List>
        {sections.map(({ title, href, icon }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              href={href}
              onClick={() => onChoose(href)}
              selected={href === current}
              aria-current={href === current ? 'location' : undefined}
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
