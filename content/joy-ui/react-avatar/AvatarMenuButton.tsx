import { useState } from 'react';
import Avatar from '@mui/joy/Avatar';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const options = ['My shifts', 'My call sheet', 'Sign out'];

export default function AvatarMenuButton() {
  const [opened, setOpened] = useState('');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Dropdown>
        <MenuButton
          slots={{ root: IconButton }}
          sx={{ '--IconButton-size': '3rem', '--IconButton-radius': '50%' }}
        >
          <Avatar
            component="span"
            role="img"
            aria-label="Account of Amelia Stone"
          >
            AS
          </Avatar>
        </MenuButton>
        <Menu aria-label="Account" placement="bottom-start">
          {options.map((option) => (
            <MenuItem key={option} onClick={() => setOpened(option)}>
              {option}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {opened && `Selected: ${opened}`}
      </Typography>
    </Stack>
  );
}
