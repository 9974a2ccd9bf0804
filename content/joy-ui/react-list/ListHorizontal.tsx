import { useState } from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const needs = ['Vegetarian', 'Vegan', 'Gluten-free', 'No nuts', 'No dairy'];

export default function ListHorizontal() {
  const [chosen, setChosen] = useState(['Vegetarian']);
  const toggle = (need: string) =>
    setChosen((list) =>
      list.includes(need)
        ? list.filter((other) => other !== need)
        : [...list, need],
    );

  return (
    <Stack spacing={1} useFlexGap>
      <List
        orientation="horizontal"
        wrap
        aria-label="Meal requests"
        sx={{ '--List-gap': '8px', '--ListItem-radius': '20px' }}
      >
        {needs.map((need) => (
          <ListItem key={need}>
            <ListItemButton
              component="button"
              variant={chosen.includes(need) ? 'solid' : 'outlined'}
              color={chosen.includes(need) ? 'primary' : 'neutral'}
              selected={chosen.includes(need)}
              aria-pressed={chosen.includes(need)}
              onClick={() => toggle(need)}
            >
              {need}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" level="body-sm">
        {chosen.length} selected
      </Typography>
    </Stack>
  );
}
