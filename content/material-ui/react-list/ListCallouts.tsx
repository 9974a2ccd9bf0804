import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import PetsIcon from '@mui/icons-material/Pets';

const callouts = [
  {
    title: 'Smoke on Mill Lane',
    text: 'A pan was left on the stove. The crew aired out the kitchen, no one was hurt, and the truck was back after 40 minutes.',
    Icon: LocalFireDepartmentIcon,
  },
  {
    title: 'Cat on the chapel roof',
    text: 'It climbed down as soon as the ladder was up.',
    Icon: PetsIcon,
  },
];

export default function ListCallouts() {
  return (
    <List aria-label="Calls on March 4">
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
