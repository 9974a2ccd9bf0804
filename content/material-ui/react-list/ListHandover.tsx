import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const checks = ['Tanks are full', 'Radios are charged', 'Masks are clean'];

export default function ListHandover() {
  const [done, setDone] = useState(['Tanks are full']);

  return (
    <>
      <List aria-label="Handover">
        {checks.map((check) => (
          <ListItem key={check} disablePadding>
            <ListItemButton component="label" role={undefined} tabIndex={-1}>
              <ListItemIcon>
                <Checkbox
                  edge="start"
                  checked={done.includes(check)}
                  onChange={(event) =>
                    setDone(
                      event.target.checked
                        ? [...done, check]
                        : done.filter((other) => other !== check),
                    )
                  }
                />
              </ListItemIcon>
              <ListItemText primary={check} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" sx={{ px: 2 }}>
        {done.length} of {checks.length} checked
      </Typography>
    </>
  );
}
