import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';

const blocks = [
  { name: 'Orchestra', price: '€24' },
  { name: 'Balcony', price: '€18' },
  { name: 'Standing', price: '€7' },
];

export default function DialogPick() {
  const [open, setOpen] = useState(false);
  const [block, setBlock] = useState('Orchestra');

  return (
    <Stack direction="row">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Seats: {block}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Where do you want to sit?</DialogTitle>
        <List disablePadding>
          {blocks.map(({ name, price }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === block}
                autoFocus={name === block}
                onClick={() => {
                  setBlock(name);
                  setOpen(false);
                }}
              >
                <ListItemText primary={name} secondary={price} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </Stack>
  );
}
