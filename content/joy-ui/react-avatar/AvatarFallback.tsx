import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const name = 'Owen Price';
const missing = 'data:image/png,';

export default function AvatarFallback() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={missing} alt={name} role="img" aria-label={name}>
        OP
      </Avatar>
      <Avatar src={missing} alt={name} role="img" aria-label={name} />
      <Avatar src={missing} alt="" role="img" aria-label={name} />
    </Stack>
  );
}
