import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import PetsIcon from '@mui/icons-material/Pets';
import ShowerIcon from '@mui/icons-material/Shower';

const amenities = [
  { Icon: ShowerIcon, text: 'Hot showers until 10 p.m.' },
  { Icon: LocalFireDepartmentIcon, text: 'Fire pits by the lake' },
  { Icon: PetsIcon, text: 'Dogs allowed on a leash' },
];

export default function IconAmenities() {
  return (
    <List dense aria-label="At the campsite" sx={{ maxWidth: 320 }}>
      {amenities.map(({ Icon, text }) => (
        <ListItem key={text}>
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText primary={text} />
        </ListItem>
      ))}
    </List>
  );
}
