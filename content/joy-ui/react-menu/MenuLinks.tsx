import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const collections = ['Choral music', 'Chamber music', 'Wind band'];

export default function MenuLinks() {
  return (
    <Dropdown>
      <MenuButton>Collections</MenuButton>
      <Menu keepMounted disablePortal aria-label="Collections">
        {collections.map((name) => (
          <MenuItem key={name} component="a" href="#links-component">
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
