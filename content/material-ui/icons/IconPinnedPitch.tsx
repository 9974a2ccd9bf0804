import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';

const pitches = ['Birch Meadow 4', 'Lakeside 11', 'Old Orchard 2'];

export default function IconPinnedPitch() {
  const [pinned, setPinned] = useState(['Lakeside 11']);
  const toggle = (pitch: string) =>
    setPinned(
      pinned.includes(pitch)
        ? pinned.filter((name) => name !== pitch)
        : [...pinned, pitch],
    );

  return (
    <List aria-label="Campsites" sx={{ maxWidth: 320 }}>
      {pitches.map((pitch) => (
        <ListItem
          key={pitch}
          secondaryAction={
            <IconButton
              edge="end"
              color={pinned.includes(pitch) ? 'primary' : 'default'}
              aria-label={`Pin ${pitch}`}
              aria-pressed={pinned.includes(pitch)}
              onClick={() => toggle(pitch)}
            >
              {pinned.includes(pitch) ? (
                <PushPinIcon />
              ) : (
                <PushPinOutlinedIcon />
              )}
            </IconButton>
          }
        >
          <ListItemText primary={pitch} />
        </ListItem>
      ))}
    </List>
  );
}
