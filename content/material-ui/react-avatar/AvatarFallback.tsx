import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const name = 'Mei Tanaka';
const broken = 'data:image/png,';
const color = { bgcolor: 'primary.main' };

export default function AvatarFallback() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={broken} alt={name} role="img" aria-label={name} sx={color}>
        MT
      </Avatar>
      <Avatar src={broken} alt={name} role="img" aria-label={name} sx={color} />
      <Avatar role="img" aria-label={name} sx={color} />
    </Stack>
  );
}
