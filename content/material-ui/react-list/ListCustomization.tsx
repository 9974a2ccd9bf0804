import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function ListCustomization() {
  const [shift, setShift] = useState('A shift');

  return (
    <List
      aria-label="Shift"
      sx={{
        '& .MuiListItemButton-root': {
          borderLeft: 4,
          borderColor: 'transparent',
        },
        '& .Mui-selected': { borderColor: 'primary.main' },
        '& .Mui-focusVisible': { outline: '2px solid' },
      }}
    >
      {['A shift', 'B shift'].map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === shift}
            aria-current={name === shift}
            onClick={() => setShift(name)}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
