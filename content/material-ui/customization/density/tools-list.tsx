import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const DUE = [
  ['Pipe wrench', 'Due May 6'],
  ['Post digger', 'Due May 9'],
];

/** Borrowed tools. */
export function ToolsList() {
  return (
    <List aria-label="On loan" disablePadding>
      {DUE.map(([tool, due]) => (
        <ListItem key={tool} divider>
          <ListItemText primary={tool} secondary={due} />
        </ListItem>
      ))}
    </List>
  );
}
