import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const stages = Array.from({ length: 12 }, (_, index) => ({
  name: `Stage ${index + 1}`,
  text: `${3 + ((index * 5) % 9)} km, ${2 + ((index * 7) % 5)} locks`,
}));

/** A list that is longer than its window. */
export function CanalStages() {
  return (
    <List aria-label="Stages of the trip">
      {stages.map(({ name, text }) => (
        <ListItem key={name} divider>
          <ListItemText primary={name} secondary={text} />
        </ListItem>
      ))}
    </List>
  );
}
