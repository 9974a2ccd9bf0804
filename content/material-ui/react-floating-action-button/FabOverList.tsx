import { useState } from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import AddIcon from '@mui/icons-material/Add';

const birds = ['Lapwing', 'Redshank', 'Curlew', 'Snipe', 'Godwit', 'Teal'];

export default function FabOverList() {
  const [count, setCount] = useState(4);

  return (
    <Box component="main" sx={{ pb: 10 }}>
      <List aria-label="Seen today" aria-live="polite">
        {Array.from({ length: count }, (_, index) => (
          <ListItem key={index} divider>
            <ListItemText
              primary={birds[index % birds.length]}
              secondary="Marsh, north bank"
            />
          </ListItem>
        ))}
      </List>
      <Fab
        color="secondary"
        aria-label="Add the next bird"
        onClick={() => setCount(count + 1)}
        sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
    </Box>
  );
}
