import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function ListMarkers() {
  return (
    <List component="ol" marker="decimal" aria-label="When you arrive">
      <ListItem>Leave boots and poles in the boot room.</ListItem>
      <ListItem>Sign the hut book at the counter.</ListItem>
      <ListItem nested>
        Order dinner before 17:00:
        <List marker="disc">
          <ListItem>Barley soup</ListItem>
          <ListItem>Dumplings with plum sauce</ListItem>
        </List>
      </ListItem>
    </List>
  );
}
