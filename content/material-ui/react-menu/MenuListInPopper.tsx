import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const sounds = ['Crash', 'Drip', 'Hush', 'Thud'];

export default function MenuListInPopper() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const closeAndReturn = () => {
    anchor?.focus();
    close();
  };

  return (
    <ClickAwayListener onClickAway={close}>
      <Box component="span">
        <Button
          id={id}
          variant="outlined"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        >
          Add a sound
        </Button>
        <Popper
          open={anchor !== null}
          anchorEl={anchor}
          placement="bottom-start"
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={8}>
            <MenuList
              aria-labelledby={id}
              autoFocusItem
              onKeyDown={(event) => {
                // Tab then moves focus from the button to the next control.
                if (event.key === 'Escape' || event.key === 'Tab') {
                  closeAndReturn();
                }
              }}
            >
              {sounds.map((sound) => (
                <MenuItem key={sound} onClick={closeAndReturn}>
                  {sound}
                </MenuItem>
              ))}
            </MenuList>
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
