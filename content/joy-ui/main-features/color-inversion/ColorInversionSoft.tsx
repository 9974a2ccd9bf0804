import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

export default function ColorInversionSoft() {
  return (
    <Sheet
      component="nav"
      aria-label="Season"
      variant="soft"
      color="success"
      invertedColors
      sx={{ borderRadius: 'md', maxWidth: 320 }}
    >
      <List>
        <ListItem>
          <ListItemButton component="a" href="#ColorInversionSoft" selected>
            Season overview
          </ListItemButton>
        </ListItem>
        <ListSubheader component="li" sx={{ color: 'text.primary' }}>
          Main stage
        </ListSubheader>
        <ListItem>
          <ListItemButton component="a" href="#ColorInversionSoft">
            The Glass Orchard
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton component="a" href="#ColorInversionSoft">
            Nine Umbrellas
          </ListItemButton>
        </ListItem>
      </List>
    </Sheet>
  );
}
