import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import PetsIcon from '@mui/icons-material/Pets';

const callouts = [
  {
    title: 'Smoke in Mill Lane',
    text: 'A pan was left on the stove. The kitchen was aired, and nobody was hurt. Back at the station after 40 minutes.',
    Icon: LocalFireDepartmentIcon,
  },
  {
    title: 'Cat on the chapel roof',
    text: 'It came down by itself as soon as the ladder stood.',
    Icon: PetsIcon,
  },
];

export default function ListCallouts() {
  return (
    <List aria-label="Callouts on March 4">
      {callouts.map(({ title, text, Icon }) => (
        <ListItem key={title} alignItems="flex-start" divider>
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText
            primary={title}
            secondary={text}
            slotProps={{ primary: { sx: { fontWeight: 'medium' } } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
