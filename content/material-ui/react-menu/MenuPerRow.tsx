import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVertIcon from '@mui/icons-material/MoreVert';

const start = ['The empty tram', 'Fog on Salt Street', 'The last stop'];

export default function MenuPerRow() {
  const [strips, setStrips] = useState(start);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [strip, setStrip] = useState('');
  const reorder = (newStrips: string[]) => {
    setStrips(newStrips);
    setAnchor(null);
  };
  const rest = strips.filter((title) => title !== strip);

  return (
    <>
      <List sx={{ maxWidth: 400 }}>
        {strips.map((title) => (
          <ListItem
            key={title}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Actions for ${title}`}
                aria-haspopup="menu"
                aria-expanded={anchor !== null && title === strip}
                onClick={(event) => {
                  setStrip(title);
                  setAnchor(event.currentTarget);
                }}
              >
                <MoreVertIcon />
              </IconButton>
            }
          >
            <ListItemText primary={title} />
          </ListItem>
        ))}
      </List>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': `Actions for ${strip}` } }}
      >
        <MenuItem onClick={() => reorder([strip, ...rest])}>
          Print first
        </MenuItem>
        <MenuItem onClick={() => reorder([...rest, strip])}>
          Print last
        </MenuItem>
      </Menu>
    </>
  );
}
