import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import MailIcon from '@mui/icons-material/Mail';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function BadgeVariants() {
  return (
    <Stack direction="row" spacing={4} sx={{ '--Icon-fontSize': '2rem' }}>
      {variants.map((variant) => (
        <Badge
          key={variant}
          variant={variant}
          badgeContent={4}
          role="img"
          aria-label="4 letters"
        >
          <MailIcon />
        </Badge>
      ))}
    </Stack>
  );
}
