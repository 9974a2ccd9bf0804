import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import MailIcon from '@mui/icons-material/Mail';

export default function BadgeInset() {
  return (
    <Stack
      direction="row"
      spacing={5}
      sx={{ alignItems: 'center', '--Icon-fontSize': '2rem' }}
    >
      <Badge badgeInset="14%">
        <Avatar role="img" aria-label="Joan Field, new message">
          JF
        </Avatar>
      </Badge>
      <Badge
        size="sm"
        badgeContent={2}
        badgeInset={4}
        role="img"
        aria-label="2 letters"
      >
        <MailIcon />
      </Badge>
      <Badge badgeContent={6} badgeInset="0 -14px 0 0">
        <Typography>Parcels</Typography>
      </Badge>
    </Stack>
  );
}
