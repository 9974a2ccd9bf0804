import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import LightbulbIcon from '@mui/icons-material/Lightbulb';

const clues = [
  { place: '1 across', clue: 'Slow one with a house', hint: 'Ask a gardener' },
  { place: '5 across', clue: 'Keeps the rain off', hint: 'Opens and closes' },
  { place: '2 down', clue: 'Where rivers end', hint: 'Mostly salty' },
];

export default function PopoverClues() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState({ place: '', hint: '' });
  const close = () => setAnchor(null);

  return (
    <>
      <List dense>
        {clues.map(({ place, clue, hint }) => (
          <ListItem
            key={place}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Hint for ${place}`}
                aria-haspopup="dialog"
                aria-expanded={anchor !== null && shown.place === place}
                onClick={(event) => {
                  setAnchor(event.currentTarget);
                  setShown({ place, hint });
                }}
              >
                <LightbulbIcon />
              </IconButton>
            }
          >
            <ListItemText primary={clue} secondary={place} />
          </ListItem>
        ))}
      </List>
      <Popover
        open={anchor !== null}
        onClose={close}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'center', horizontal: 'left' }}
        transformOrigin={{ vertical: 'center', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': shown.place,
            'aria-describedby': id,
          },
        }}
      >
        <Typography sx={{ p: 1 }}>
          <span id={id}>{shown.hint}</span>{' '}
          <Button onClick={close}>Close</Button>
        </Typography>
      </Popover>
    </>
  );
}
