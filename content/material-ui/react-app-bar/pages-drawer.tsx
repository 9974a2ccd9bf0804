import type { MouseEvent } from 'react';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import CloseIcon from '@mui/icons-material/Close';

interface PagesDrawerProps {
  open: boolean;
  pages: readonly string[];
  onClose: () => void;
  onPageClick: (event: MouseEvent) => void;
}

/** A drawer with a link to each page. */
export function PagesDrawer(props: PagesDrawerProps) {
  const { open, pages, onClose, onPageClick } = props;

  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Menu' } }}
    >
      <IconButton
        aria-label="Close the menu"
        onClick={onClose}
        sx={{ m: 1, mb: 0, alignSelf: 'flex-end' }}
      >
        <CloseIcon />
      </IconButton>
      <List component="nav" aria-label="Pages" sx={{ width: 200 }}>
        {pages.map((page) => (
          <ListItemButton key={page} href="#pages" onClick={onPageClick}>
            {page}
          </ListItemButton>
        ))}
      </List>
    </Drawer>
  );
}
