import { useId } from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

export default function ListBasics() {
  const id = useId();

  return (
    <Box>
      <Typography id={id} level="title-md">
        Bring to the hut
      </Typography>
      <List aria-labelledby={id}>
        <ListItem>Sleeping bag liner</ListItem>
        <ListItem>Headlamp</ListItem>
        <ListItem>Cash for the bill</ListItem>
      </List>
    </Box>
  );
}
