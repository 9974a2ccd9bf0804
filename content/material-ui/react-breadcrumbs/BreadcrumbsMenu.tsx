import { useState } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';

const between = ['East hall', 'Room 9', 'Aisle C'];

export default function BreadcrumbsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Breadcrumbs aria-label="Location of the harp">
        <Link href="#long-paths">Storage</Link>
        <IconButton
          size="small"
          aria-label="Places in between"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
        <Link href="#long-paths">Rack 2</Link>
        <Typography aria-current="page">Harp</Typography>
      </Breadcrumbs>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Places in between' } }}
      >
        {between.map((place) => (
          <MenuItem
            key={place}
            component="a"
            href="#long-paths"
            onClick={close}
          >
            {place}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
