import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function ListCustomization() {
  const [watch, setWatch] = useState('Red watch');

  return (
    <List
      aria-label="Watch"
      sx={{
        '& .MuiListItemButton-root': {
          borderLeft: 4,
          borderColor: 'transparent',
        },
        '& .Mui-selected': { borderColor: 'primary.main' },
        '& .Mui-focusVisible': { outline: '2px solid' },
      }}
    >
      {['Red watch', 'Blue watch'].map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === watch}
            aria-current={name === watch}
            onClick={() => setWatch(name)}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
