import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import PrintIcon from '@mui/icons-material/Print';

export default function MenuIcons() {
  return (
    <Dropdown>
      <MenuButton endDecorator={<ArrowDropDownIcon />}>Cello part</MenuButton>
      <Menu aria-label="Cello part">
        <MenuItem>
          <ListItemDecorator>
            <PrintIcon />
          </ListItemDecorator>
          Print
        </MenuItem>
        <MenuItem>
          <ListItemDecorator>
            <EditIcon />
          </ListItemDecorator>
          Edit fingerings
        </MenuItem>
        <ListDivider />
        <MenuItem color="danger">
          <ListItemDecorator>
            <DeleteIcon />
          </ListItemDecorator>
          Delete
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
