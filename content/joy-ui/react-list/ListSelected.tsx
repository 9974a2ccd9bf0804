import { useState } from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Typography from '@mui/joy/Typography';

const rooms = [
  { name: 'Edelweiss', free: '3 of 8 beds are free.' },
  { name: 'Gentian', free: '1 of 4 beds is free.' },
  { name: 'Attic', free: '12 of 20 mattresses are free.' },
];

export default function ListSelected() {
  const [selected, setSelected] = useState('Edelweiss');

  return (
    <Box sx={{ maxWidth: 320 }}>
      <List aria-label="Rooms" sx={{ '--ListItem-radius': '8px' }}>
        {rooms.map(({ name }) => (
          <ListItem key={name}>
            <ListItemButton
              variant={name === selected ? 'soft' : 'plain'}
              color={name === selected ? 'primary' : 'neutral'}
              selected={name === selected}
              aria-current={name === selected}
              onClick={() => setSelected(name)}
            >
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" level="body-sm" sx={{ px: 1.5 }}>
        {selected}: {rooms.find(({ name }) => name === selected)?.free}
      </Typography>
    </Box>
  );
}
