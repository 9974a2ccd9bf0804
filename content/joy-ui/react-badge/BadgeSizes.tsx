import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import MailIcon from '@mui/icons-material/Mail';

const sizes = ['sm', 'md', 'lg'] as const;

export default function BadgeSizes() {
  return (
    <Stack spacing={3} sx={{ '--Icon-fontSize': '2rem' }}>
      <Stack direction="row" spacing={4}>
        {sizes.map((size) => (
          <Badge key={size} size={size} role="img" aria-label="New letters">
            <MailIcon />
          </Badge>
        ))}
      </Stack>
      <Stack direction="row" spacing={4}>
        {sizes.map((size) => (
          <Badge
            key={size}
            size={size}
            badgeContent={7}
            role="img"
            aria-label="7 new letters"
          >
            <MailIcon />
          </Badge>
        ))}
      </Stack>
    </Stack>
  );
}
