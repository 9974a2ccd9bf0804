import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

const layers = ['Pencils', 'Inks', 'Colors', 'Letters'];

export default function MenuLayers() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(['Inks', 'Letters']);

  return (
    <Stack direction="row">
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Layers: {shown.length} of {layers.length}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {layers.map((layer) => {
          const visible = shown.includes(layer);
          return (
            <MenuItem
              key={layer}
              role="menuitemcheckbox"
              aria-checked={visible}
              onClick={() =>
                setShown(
                  layers.filter(
                    (name) => shown.includes(name) !== (name === layer),
                  ),
                )
              }
            >
              <ListItemIcon>
                {visible ? <VisibilityIcon /> : <VisibilityOffIcon />}
              </ListItemIcon>
              {layer}
            </MenuItem>
          );
        })}
      </Menu>
    </Stack>
  );
}
