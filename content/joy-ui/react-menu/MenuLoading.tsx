import { useState } from 'react';
import CircularProgress from '@mui/joy/CircularProgress';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

// Replace this with a request to your server.
const printPages = () => new Promise((resolve) => setTimeout(resolve, 2000));

export default function MenuLoading() {
  const [isPrinting, setPrinting] = useState(false);
  const [pages, setPages] = useState(0);

  async function print() {
    setPrinting(true);
    await printPages();
    setPages(pages + 8);
    setPrinting(false);
  }

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Dropdown>
        <MenuButton
          disabled={false}
          loading={isPrinting}
          loadingPosition="start"
          loadingIndicator={<CircularProgress aria-label="Printing" />}
        >
          Cello parts
        </MenuButton>
        <Menu aria-label="Cello parts">
          <MenuItem disabled={isPrinting} onClick={print}>
            Print
          </MenuItem>
          <MenuItem>Send to players</MenuItem>
        </Menu>
      </Dropdown>
      <Typography role="status" level="body-sm">
        Printed pages: {pages}
      </Typography>
    </Stack>
  );
}
