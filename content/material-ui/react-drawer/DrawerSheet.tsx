import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const places = ['Cold room', 'Freezer', 'Microscope'];

export default function DrawerSheet() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState('Boat');
  const close = () => setOpen(false);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Move sample 41
      </Button>
      <Typography role="status">Now: {place}</Typography>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Typography id={id} component="h2" sx={{ px: 2, pt: 2 }}>
          Move sample 41 to
        </Typography>
        <List>
          {places.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                onClick={() => {
                  setPlace(name);
                  close();
                }}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Button onClick={close}>Cancel</Button>
      </Drawer>
    </Stack>
  );
}
