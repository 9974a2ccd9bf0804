import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const staff = [
  { name: 'Runa Falk', initials: 'RF', job: 'Warden, speaks four languages' },
  { name: 'Odo Brenn', initials: 'OB', job: 'Cook' },
  { name: 'Sanna Vey', initials: 'SV', job: 'Mountain guide' },
];

export default function ListDecorators() {
  return (
    <List
      aria-label="Hut staff"
      sx={{ maxWidth: 400, '--ListItemDecorator-size': '56px' }}
    >
      {staff.map(({ name, initials, job }) => (
        <ListItem key={name}>
          <ListItemDecorator>
            <Avatar aria-hidden>{initials}</Avatar>
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm">{job}</Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
