import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ArchiveIcon from '@mui/icons-material/Archive';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';

const folders = [
  { label: 'Requests', icon: <InboxIcon />, count: 7 },
  { label: 'Answered', icon: <SendIcon />, count: 0 },
  { label: 'Last season', icon: <ArchiveIcon />, count: 0 },
];

export default function ListNavigation() {
  return (
    <Box component="nav" aria-label="Bookings" sx={{ maxWidth: 320 }}>
      <List size="sm" sx={{ '--ListItem-radius': '8px' }}>
        {folders.map(({ label, icon, count }, index) => (
          <ListItem key={label}>
            <ListItemButton
              component="a"
              href="#ListNavigation"
              selected={index === 0}
              aria-current={index === 0 ? 'page' : undefined}
            >
              <ListItemDecorator>{icon}</ListItemDecorator>
              <ListItemContent>{label}</ListItemContent>
              {count > 0 && (
                <Chip component="span" size="sm" variant="outlined">
                  {count} new
                </Chip>
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
