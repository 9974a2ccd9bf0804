import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuCustomization() {
  return (
    <Dropdown>
      <MenuButton sx={{ '--Button-radius': '999px' }}>Horn parts</MenuButton>
      <Menu
        placement="bottom-start"
        aria-label="Horn parts"
        sx={{
          '--List-padding': '0.5rem',
          '--List-radius': '16px',
          '--List-gap': '0.25rem',
          '--ListItem-minHeight': '2.75rem',
          minWidth: 220,
          boxShadow: 'lg',
        }}
      >
        <MenuItem>Transpose to F</MenuItem>
        <MenuItem>Compare editions</MenuItem>
        <MenuItem color="primary">Request a new copy</MenuItem>
      </Menu>
    </Dropdown>
  );
}
