import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import MoreVertIcon from '@mui/icons-material/MoreVert';

export default function MenuIconButton() {
  return (
    <Dropdown>
      <MenuButton
        aria-label="Actions for Sea Overture"
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'plain', color: 'neutral' } }}
      >
        <MoreVertIcon />
      </MenuButton>
      <Menu placement="bottom-start" aria-label="Actions for Sea Overture">
        <MenuItem>Reserve for a concert</MenuItem>
        <MenuItem>Report a missing page</MenuItem>
      </Menu>
    </Dropdown>
  );
}
