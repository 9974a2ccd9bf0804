import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const groups = {
  Export: ['Full score', 'All parts'],
  Lend: ['To a player', 'To another orchestra'],
};

export default function MenuGroups() {
  return (
    <Dropdown>
      <MenuButton>Winter Suite</MenuButton>
      <Menu aria-label="Winter Suite">
        {Object.entries(groups).map(([group, items]) => (
          <ListItem key={group} nested>
            <ListSubheader>{group}</ListSubheader>
            <List>
              {items.map((item) => (
                <MenuItem key={item}>{item}</MenuItem>
              ))}
            </List>
          </ListItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
