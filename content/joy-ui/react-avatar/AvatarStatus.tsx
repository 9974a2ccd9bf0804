import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const crew = [
  { name: 'Clara Boone', initials: 'CB', status: 'on stage' },
  { name: 'Hugo Marsh', initials: 'HM', status: 'on a break' },
];

export default function AvatarStatus() {
  return (
    <Stack direction="row" spacing={3}>
      {crew.map(({ name, initials, status }) => (
        <Badge
          key={name}
          color={status === 'on stage' ? 'success' : 'warning'}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          badgeInset="14%"
        >
          <Avatar role="img" aria-label={`${name}, ${status}`}>
            {initials}
          </Avatar>
        </Badge>
      ))}
    </Stack>
  );
}
