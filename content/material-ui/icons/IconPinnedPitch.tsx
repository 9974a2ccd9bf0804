import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';

const campsites = ['Birch Meadow 4', 'Lakeside 11', 'Old Orchard 2'];

export default function IconPinnedPitch() {
  const [pinned, setPinned] = useState(['Lakeside 11']);
  const toggle = (campsite: string) =>
    setPinned(
      pinned.includes(campsite)
        ? pinned.filter((name) => name !== campsite)
        : [...pinned, campsite],
    );

  return (
    <List aria-label="Campsites" sx={{ maxWidth: 320 }}>
      {campsites.map((campsite) => (
        <ListItem
          key={campsite}
          secondaryAction={
            <IconButton
              edge="end"
              color={pinned.includes(campsite) ? 'primary' : 'default'}
              aria-label={`Pin ${campsite}`}
              aria-pressed={pinned.includes(campsite)}
              onClick={() => toggle(campsite)}
            >
              {pinned.includes(campsite) ? (
                <PushPinIcon />
              ) : (
                <PushPinOutlinedIcon />
              )}
            </IconButton>
          }
        >
          <ListItemText primary={campsite} />
        </ListItem>
      ))}
    </List>
  );
}
