import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const name = 'Victor Hale';

export default function AvatarVariants() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar variant="solid" role="img" aria-label={name}>
        VH
      </Avatar>
      <Avatar variant="soft" role="img" aria-label={name}>
        VH
      </Avatar>
      <Avatar variant="outlined" role="img" aria-label={name}>
        VH
      </Avatar>
      <Avatar variant="plain" role="img" aria-label={name}>
        VH
      </Avatar>
    </Stack>
  );
}
