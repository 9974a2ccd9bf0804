import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const parts = Array.from({ length: 24 }, (_, index) => `Part ${index + 1}`);

export default function MenuMaxHeight() {
  return (
    <Dropdown>
      <MenuButton>Parts</MenuButton>
      <Menu aria-label="Parts" sx={{ maxHeight: 240 }}>
        {parts.map((part) => (
          <MenuItem key={part}>{part}</MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
