import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import CloudIcon from '@mui/icons-material/Cloud';
import MapIcon from '@mui/icons-material/Map';
import PhoneIcon from '@mui/icons-material/Phone';

const links = [
  { label: 'Weather report', icon: <CloudIcon /> },
  { label: 'Trail map', icon: <MapIcon /> },
  { label: 'Mountain rescue', icon: <PhoneIcon /> },
];

export default function ListCustomization() {
  return (
    <List
      aria-label="Useful links"
      sx={{
        maxWidth: 320,
        bgcolor: 'background.level1',
        '--List-padding': '8px',
        '--List-radius': '16px',
        '--List-gap': '4px',
        '--ListItem-minHeight': '44px',
        '& .MuiListItemButton-root:hover': { color: 'primary.plainColor' },
      }}
    >
      {links.map(({ label, icon }) => (
        <ListItem key={label}>
          <ListItemButton component="a" href="#customization">
            <ListItemDecorator>{icon}</ListItemDecorator>
            {label}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
