import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const crew = ['Nadia Okafor', 'Jonas Vik', 'Mei Tanaka', 'Pau Serra'];
const colors = ['primary', 'secondary', 'success'];

function getColors(name: string) {
  const sum = [...name].reduce(
    (total, letter) => total + letter.charCodeAt(0),
    0,
  );
  const color = colors[sum % colors.length];
  return { bgcolor: `${color}.main`, color: `${color}.contrastText` };
}

export default function AvatarColors() {
  return (
    <Stack direction="row" spacing={1}>
      {crew.map((name) => (
        <Avatar key={name} role="img" aria-label={name} sx={getColors(name)}>
          {name.split(' ').map((part) => part[0])}
        </Avatar>
      ))}
    </Stack>
  );
}
