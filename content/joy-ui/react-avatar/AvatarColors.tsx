import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const colors = {
  Stage: 'primary',
  Lighting: 'warning',
  Sound: 'success',
  Wardrobe: 'danger',
} as const;

const crew = [
  { name: 'Clara Boone', team: 'Stage' },
  { name: 'Victor Hale', team: 'Lighting' },
  { name: 'Amelia Stone', team: 'Sound' },
  { name: 'Ruth Garner', team: 'Wardrobe' },
] as const;

const initials = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .join('');

export default function AvatarColors() {
  return (
    <List aria-label="Crew" sx={{ '--ListItemDecorator-size': '3.5rem' }}>
      {crew.map(({ name, team }) => (
        <ListItem key={name}>
          <ListItemDecorator>
            <Avatar aria-hidden variant="solid" color={colors[team]}>
              {initials(name)}
            </Avatar>
          </ListItemDecorator>
          <ListItemContent>
            {name}
            <Typography level="body-sm">{team}</Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
