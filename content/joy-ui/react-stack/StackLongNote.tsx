import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const claims = [
  { name: 'Mara Quint', note: 'Left on line 4, last row, between two seats' },
  {
    name: 'Piet Oduya',
    note: 'Black suitcase with a red ribbon and one wheel',
  },
];

export default function StackLongNote() {
  return (
    <Stack
      component="ul"
      spacing={1.5}
      useFlexGap
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {claims.map(({ name, note }) => (
        <Stack
          key={name}
          component="li"
          direction="row"
          spacing={1.5}
          useFlexGap
        >
          <Avatar aria-hidden>{name.charAt(0)}</Avatar>
          <Stack sx={{ minWidth: 0 }}>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm" noWrap>
              {note}
            </Typography>
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
