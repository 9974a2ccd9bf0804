import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const sections = [
  { id: 'about', title: 'About you' },
  { id: 'nights', title: 'Nights and tasks' },
  { id: 'contact', title: 'Emergency contact' },
  { id: 'privacy', title: 'Privacy' },
];

export default function SectionNav() {
  return (
    <nav aria-label="Profile sections">
      <List sx={{ '--ListItem-radius': '10px', '--List-gap': '2px' }}>
        {sections.map(({ id, title }) => (
          <ListItem key={id}>
            <ListItemButton component="a" href={`#${id}`}>
              {title}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
