import { useId } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const settings = ['Open the gate on alarm', 'Turn on the yard lights'];

export default function ListGateSettings() {
  const id = useId();

  return (
    <List aria-label="Gate">
      {settings.map((setting, index) => (
        <ListItem
          key={setting}
          secondaryAction={
            <Switch
              edge="end"
              defaultChecked={index === 0}
              slotProps={{ input: { 'aria-labelledby': `${id}-${index}` } }}
            />
          }
          sx={{ pr: 9 }}
        >
          <ListItemText id={`${id}-${index}`} primary={setting} />
        </ListItem>
      ))}
    </List>
  );
}
