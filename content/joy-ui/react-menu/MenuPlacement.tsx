import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuPlacement() {
  return (
    <Dropdown>
      <MenuButton>Shelf 14</MenuButton>
      <Menu placement="right-start" aria-label="Shelf 14">
        <MenuItem>Print labels</MenuItem>
        <MenuItem>Take inventory</MenuItem>
        <MenuItem>Move to another shelf</MenuItem>
      </Menu>
    </Dropdown>
  );
}
