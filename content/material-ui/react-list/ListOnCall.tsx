import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import PhoneIcon from '@mui/icons-material/Phone';

const people = [
  { name: 'Ida Brandt', minutes: 4 },
  { name: 'Ruben Oyelaran', minutes: 9 },
];

export default function ListOnCall() {
  const [called, setCalled] = useState('');

  return (
    <>
      <List aria-label="On call">
        {people.map(({ name, minutes }) => (
          <ListItem
            key={name}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Call ${name}`}
                onClick={() => setCalled(name)}
              >
                <PhoneIcon />
              </IconButton>
            }
          >
            <ListItemAvatar>
              <Avatar aria-hidden sx={{ bgcolor: 'primary.dark' }}>
                {name[0]}
              </Avatar>
            </ListItemAvatar>
            <ListItemText primary={name} secondary={`${minutes} min away`} />
          </ListItem>
        ))}
      </List>
      <Typography role="status" sx={{ px: 2 }}>
        {called ? `Calling ${called}` : 'No calls yet'}
      </Typography>
    </>
  );
}
