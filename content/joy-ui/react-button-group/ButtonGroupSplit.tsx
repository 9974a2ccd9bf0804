import { useState } from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const formats = ['PDF', 'PNG', 'SVG'];

export default function ButtonGroupSplit() {
  const [format, setFormat] = useState('PDF');
  const [message, setMessage] = useState('');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Dropdown>
        <ButtonGroup variant="solid" color="primary" aria-label="Export">
          <Button onClick={() => setMessage(`Map exported as ${format}`)}>
            Export as {format}
          </Button>
          <MenuButton aria-label="Choose a format" slots={{ root: IconButton }}>
            <ArrowDropDownIcon />
          </MenuButton>
        </ButtonGroup>
        <Menu placement="bottom-end" aria-label="Format">
          {formats.map((name) => (
            <MenuItem
              key={name}
              role="menuitemradio"
              aria-checked={name === format}
              selected={name === format}
              onClick={() => setFormat(name)}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
