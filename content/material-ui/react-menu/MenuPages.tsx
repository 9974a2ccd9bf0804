import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const scenes = ['Rain', 'The chase over the roofs of the old harbor', 'A door'];
const pages = Array.from({ length: 24 }, (_, index) => index + 1);

export default function MenuPages() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState(14);

  return (
    <Stack direction="row">
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Go to page
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': id, dense: true },
          paper: { sx: { maxHeight: 232, width: 240 } },
        }}
      >
        {pages.map((number) => (
          <MenuItem
            key={number}
            role="menuitemradio"
            aria-checked={number === page}
            selected={number === page}
            onClick={() => {
              setPage(number);
              setAnchor(null);
            }}
          >
            <Typography variant="inherit" noWrap>
              {number}. {scenes[number % scenes.length]}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
