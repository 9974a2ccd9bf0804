import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';

export default function ListNested() {
  return (
    <List
      aria-label="Prices"
      sx={{ maxWidth: 320, '--List-nestedInsetStart': '16px' }}
    >
      <ListItem nested>
        <ListSubheader>Overnight</ListSubheader>
        <List>
          <ListItem>Bed in a room: 38 francs</ListItem>
          <ListItem>Mattress in the attic: 26 francs</ListItem>
        </List>
      </ListItem>
      <ListItem nested>
        <ListSubheader>Meals</ListSubheader>
        <List>
          <ListItem>Breakfast: 15 francs</ListItem>
          <ListItem>Four-course dinner: 32 francs</ListItem>
        </List>
      </ListItem>
    </List>
  );
}
