import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeReporters() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={2} color="secondary" overlap="circular">
        <Avatar
          role="img"
          aria-label="Reports by Amara"
          sx={{ bgcolor: 'text.primary' }}
        >
          A
        </Avatar>
      </Badge>
      <Badge badgeContent={5} color="secondary">
        <Avatar
          variant="rounded"
          role="img"
          aria-label="Reports by the agency"
          sx={{ bgcolor: 'text.primary' }}
        >
          N
        </Avatar>
      </Badge>
    </Stack>
  );
}
