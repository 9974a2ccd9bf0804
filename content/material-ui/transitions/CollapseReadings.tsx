import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';

const readings = ['Wind: 4 m/s from the west', 'Rain: 0.2 mm', 'Fog: none'];

export default function CollapseReadings() {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Readings at 6 a.m.
      </Button>
      <Collapse in={open} id={id}>
        <List dense>
          {readings.map((reading) => (
            <ListItem key={reading}>{reading}</ListItem>
          ))}
        </List>
      </Collapse>
    </Stack>
  );
}
