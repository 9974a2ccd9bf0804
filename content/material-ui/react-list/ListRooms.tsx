import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function ListRooms() {
  const [current, setCurrent] = useState('Garage');

  return (
    <nav aria-label="Station">
      <List>
        {['Garage', 'Kitchen', 'Workshop'].map((room) => (
          <ListItem key={room} disablePadding>
            <ListItemButton
              href={`https://example.com/station?room=${room}`}
              selected={room === current}
              aria-current={room === current ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault(); // Remove this line in your app.
                setCurrent(room);
              }}
            >
              <ListItemText primary={room} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
