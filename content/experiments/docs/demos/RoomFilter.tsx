import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const rooms = [
  { name: 'Garden', view: 'Courtyard', balcony: false },
  { name: 'Harbor', view: 'Water', balcony: true },
  { name: 'Loft', view: 'Old town', balcony: true },
];

export default function RoomFilter() {
  const [onlyBalcony, setOnlyBalcony] = useState(false);
  const shown = rooms.filter(({ balcony }) => balcony || !onlyBalcony);
  return (
    <Stack sx={{ maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch
            checked={onlyBalcony}
            onChange={(event) => setOnlyBalcony(event.target.checked)}
          />
        }
        label="Only rooms with a balcony"
      />
      <List aria-label="Available rooms">
        {shown.map(({ name, view }) => (
          <ListItem key={name} disableGutters>
            <ListItemText primary={name} secondary={`View: ${view}`} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
