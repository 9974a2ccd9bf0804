import { useState } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';
import MoreVertIcon from '@mui/icons-material/MoreVert';

const noGap = [{ name: 'offset', options: { offset: [0, 0] } }];

export default function MenuAnchor() {
  const [row, setRow] = useState<HTMLElement | null>(null);

  return (
    <Sheet
      ref={setRow}
      variant="soft"
      sx={{ display: 'flex', alignItems: 'center', maxWidth: 320, pl: 1.5 }}
    >
      Winter Serenade, full score
      <Dropdown>
        <MenuButton
          aria-label="Actions for Winter Serenade"
          slots={{ root: IconButton }}
          sx={{ ml: 'auto' }}
        >
          <MoreVertIcon />
        </MenuButton>
        <Menu
          anchorEl={row}
          modifiers={noGap}
          aria-label="Actions for Winter Serenade"
          sx={{ width: row?.offsetWidth }}
        >
          <MenuItem>Copy for the strings</MenuItem>
          <MenuItem>Return to the archive</MenuItem>
        </Menu>
      </Dropdown>
    </Sheet>
  );
}
