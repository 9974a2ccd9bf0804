import { useState } from 'react';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import MenuIcon from '@mui/icons-material/Menu';

const pages = ['Repairs', 'Spare parts', 'Rental bikes', 'Courses'];

export default function DrawerNavigation() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <IconButton
        variant="outlined"
        aria-label="Open the navigation"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        size="sm"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ content: { 'aria-label': 'Workshop' } }}
      >
        <ModalClose aria-label="Close" />
        <List component="nav" aria-label="Workshop" sx={{ mt: 6 }}>
          {pages.map((page, index) => (
            <ListItem key={page}>
              <ListItemButton
                component="a"
                href="#navigation"
                selected={index === 0}
                aria-current={index === 0 ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {page}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </>
  );
}
