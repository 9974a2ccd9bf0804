import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function Picture() {
  return (
    <Paper elevation={6}>
      <MenuList dense>
        <MenuItem selected>Copy</MenuItem>
        <MenuItem>Rename</MenuItem>
        <MenuItem>Delete</MenuItem>
      </MenuList>
    </Paper>
  );
}
