import { useState } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const orders = ['Composer', 'Title', 'Year'];

export default function MenuRadioItems() {
  const [order, setOrder] = useState('Composer');

  return (
    <Dropdown>
      <MenuButton>Sort by: {order}</MenuButton>
      <Menu aria-label="Sort by">
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => setOrder(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
