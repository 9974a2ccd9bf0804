import { useId } from 'react';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Switch from '@mui/joy/Switch';
import LightbulbIcon from '@mui/icons-material/Lightbulb';
import WifiIcon from '@mui/icons-material/Wifi';

export default function ListSettings() {
  const id = useId();

  return (
    <List
      variant="outlined"
      aria-label="Hut controls"
      sx={{
        maxWidth: 320,
        borderRadius: 'md',
        bgcolor: 'background.surface',
        '--ListItem-minHeight': '48px',
      }}
    >
      <ListItem>
        <ListItemDecorator>
          <LightbulbIcon />
        </ListItemDecorator>
        <ListItemContent id={`${id}light`}>
          Light in the hallway
        </ListItemContent>
        <Switch
          defaultChecked
          slotProps={{ input: { 'aria-labelledby': `${id}light` } }}
        />
      </ListItem>
      <ListDivider aria-hidden inset="startContent" />
      <ListItem>
        <ListItemDecorator>
          <WifiIcon />
        </ListItemDecorator>
        <ListItemContent id={`${id}wifi`}>Wi-Fi for guests</ListItemContent>
        <Switch slotProps={{ input: { 'aria-labelledby': `${id}wifi` } }} />
      </ListItem>
    </List>
  );
}
