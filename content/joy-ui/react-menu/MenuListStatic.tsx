import { useState } from 'react';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const actions = ['Scan a part', 'Print a part', 'Repair a binding'];

export default function MenuListStatic() {
  const [last, setLast] = useState('Nothing');

  return (
    <Stack spacing={1.5} sx={{ maxWidth: 320 }}>
      <MenuList size="sm" aria-label="Workbench">
        {actions.map((action) => (
          <MenuItem key={action} onClick={() => setLast(action)}>
            {action}
          </MenuItem>
        ))}
      </MenuList>
      <Typography role="status" level="body-sm">
        Last action: {last}
      </Typography>
    </Stack>
  );
}
