import { useState } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function MenuControlled() {
  const [open, setOpen] = useState(false);

  return (
    <Dropdown open={open} onOpenChange={(_event, isOpen) => setOpen(isOpen)}>
      <MenuButton endDecorator={open ? <ExpandLessIcon /> : <ExpandMoreIcon />}>
        Season 2027
      </MenuButton>
      <Menu aria-label="Season 2027">
        <MenuItem>Plan a concert</MenuItem>
        <MenuItem>Order scores</MenuItem>
      </Menu>
    </Dropdown>
  );
}
