import { useState } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function MenuBasics() {
  const [last, setLast] = useState('Nothing');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Dropdown>
        <MenuButton>Violin parts</MenuButton>
        <Menu aria-label="Violin parts">
          <MenuItem onClick={() => setLast('Print')}>Print</MenuItem>
          <MenuItem onClick={() => setLast('Send to players')}>
            Send to players
          </MenuItem>
          <MenuItem disabled>Return to shelf</MenuItem>
        </Menu>
      </Dropdown>
      <Typography role="status" level="body-sm">
        Last action: {last}
      </Typography>
    </Stack>
  );
}
