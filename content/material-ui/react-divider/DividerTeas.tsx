import { Fragment } from 'react';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import EmojiFoodBeverageIcon from '@mui/icons-material/EmojiFoodBeverage';

const teas = [
  { name: 'Assam', taste: 'Malt and honey' },
  { name: 'Keemun', taste: 'Cocoa, a little smoke' },
  { name: 'Nilgiri', taste: 'Citrus and flowers' },
];

export default function DividerTeas() {
  return (
    <List aria-label="Black teas">
      {teas.map(({ name, taste }, index) => (
        <Fragment key={name}>
          {index > 0 && <Divider variant="inset" component="li" aria-hidden />}
          <ListItem>
            <ListItemIcon>
              <EmojiFoodBeverageIcon />
            </ListItemIcon>
            <ListItemText primary={name} secondary={taste} />
          </ListItem>
        </Fragment>
      ))}
    </List>
  );
}
