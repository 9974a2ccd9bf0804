import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const name = 'Ruth Garner';

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar size="sm" role="img" aria-label={name}>
        RG
      </Avatar>
      <Avatar size="md" role="img" aria-label={name}>
        RG
      </Avatar>
      <Avatar size="lg" role="img" aria-label={name}>
        RG
      </Avatar>
      <Avatar role="img" aria-label={name} sx={{ '--Avatar-size': '4.5rem' }}>
        RG
      </Avatar>
    </Stack>
  );
}
