import { useId, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import LogoutIcon from '@mui/icons-material/Logout';
import RowingIcon from '@mui/icons-material/Rowing';

const name = 'Nadia Okafor';

export default function AvatarAccountMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Tooltip title={`Account of ${name}`}>
        <IconButton
          size="small"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar sx={{ bgcolor: 'primary.main' }} />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { id, 'aria-label': name } }}
      >
        <MenuItem onClick={close}>
          <ListItemIcon>
            <RowingIcon />
          </ListItemIcon>
          My training plan
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={close}>
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          Log out
        </MenuItem>
      </Menu>
    </>
  );
}
