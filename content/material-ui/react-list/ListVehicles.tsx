import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const vehicles = [
  { name: 'Engine 1', seats: 6 },
  { name: 'Ladder 2', seats: 3 },
  { name: 'Boat', seats: 4 },
];

export default function ListVehicles() {
  const [sent, setSent] = useState(['Engine 1']);
  const seats = vehicles
    .filter(({ name }) => sent.includes(name))
    .reduce((sum, vehicle) => sum + vehicle.seats, 0);

  return (
    <>
      <List aria-label="Send to Mill Lane">
        {vehicles.map(({ name }) => {
          const selected = sent.includes(name);
          return (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={selected}
                aria-pressed={selected}
                onClick={() =>
                  setSent(
                    selected
                      ? sent.filter((other) => other !== name)
                      : [...sent, name],
                  )
                }
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
      <Typography role="status" sx={{ px: 2 }}>
        Sending {seats} people
      </Typography>
    </>
  );
}
