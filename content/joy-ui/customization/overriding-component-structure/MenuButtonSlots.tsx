import { useState } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import MoreVertIcon from '@mui/icons-material/MoreVert';

export default function MenuButtonSlots() {
  const [job, setJob] = useState('Nothing to do');

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <div>
        <Typography level="title-md">Goose girl</Typography>
        <Typography level="body-sm" role="status">
          {job}
        </Typography>
      </div>
      <Dropdown>
        <MenuButton
          aria-label="Jobs for the goose girl"
          slots={{ root: IconButton }}
          slotProps={{ root: { variant: 'soft' } }}
        >
          <MoreVertIcon />
        </MenuButton>
        <Menu aria-label="Jobs for the goose girl">
          <MenuItem onClick={() => setJob('Replace the left arm string')}>
            Replace a string
          </MenuItem>
          <MenuItem onClick={() => setJob('Repaint the cheeks')}>
            Repaint
          </MenuItem>
        </Menu>
      </Dropdown>
    </Stack>
  );
}
