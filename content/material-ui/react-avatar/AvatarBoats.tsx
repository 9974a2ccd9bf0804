import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const boats = [
  { name: 'Heron', seats: 8, variant: 'rounded' },
  { name: 'Swift', seats: 2, variant: 'square' },
] as const;

export default function AvatarBoats() {
  return (
    <Stack spacing={1}>
      {boats.map(({ name, seats, variant }) => (
        <Stack
          key={name}
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center' }}
        >
          <Avatar
            variant={variant}
            aria-hidden
            sx={{ bgcolor: 'primary.main' }}
          >
            {seats}
          </Avatar>
          <Typography>
            {name}, {seats} seats
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
