import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

const vans = [
  { color: 'success', text: 'The hill route is on time.' },
  { color: 'warning', text: 'The river route is ten minutes late.' },
  { color: 'danger', text: 'The forest route is canceled.' },
] as const;

export default function BadgeColors() {
  return (
    <Stack spacing={2} sx={{ '--Icon-fontSize': '1.5rem' }}>
      {vans.map(({ color, text }) => (
        <Stack
          key={color}
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center' }}
        >
          <Badge color={color}>
            <LocalShippingIcon />
          </Badge>
          <Typography>{text}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
