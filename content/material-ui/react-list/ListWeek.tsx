import { useId } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

const week = [
  { day: 'Monday', crew: ['Brandt', 'Achterberg', 'Oyelaran'] },
  { day: 'Tuesday', crew: ['Ferrante', 'Lund', 'Brandt'] },
  { day: 'Wednesday', crew: ['Achterberg', 'Okoro', 'Lund'] },
];

export default function ListWeek() {
  const id = useId();

  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label="Night shifts"
      tabIndex={0}
      sx={{ height: 240, overflow: 'auto' }}
    >
      {week.map(({ day, crew }) => (
        <section key={day}>
          <ListSubheader component="div" id={`${id}-${day}`}>
            {day}
          </ListSubheader>
          <List disablePadding aria-labelledby={`${id}-${day}`}>
            {crew.map((name) => (
              <ListItem key={name}>
                <ListItemText primary={name} />
              </ListItem>
            ))}
          </List>
        </section>
      ))}
    </Paper>
  );
}
