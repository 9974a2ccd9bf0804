import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const deliveries = [
  {
    name: 'Ida Brandt',
    note: 'Second yard, blue door, ring twice and wait a moment',
  },
  {
    name: 'Otto Lindqvist',
    note: 'Leave it with the bakery on the corner before six',
  },
];

export default function StackLongText() {
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {deliveries.map(({ name, note }) => (
        <Stack key={name} component="li" direction="row" spacing={2}>
          <Avatar>{name.charAt(0)}</Avatar>
          <Stack sx={{ minWidth: 0 }}>
            <Typography>{name}</Typography>
            <Typography variant="body2" noWrap>
              {note}
            </Typography>
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
