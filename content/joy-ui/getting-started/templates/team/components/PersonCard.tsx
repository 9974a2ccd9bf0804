import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import type { Person } from '../people';
import Portrait from './Portrait';
import StatusChip from './StatusChip';

export interface PersonCardProps {
  person: Person;
  picked: boolean;
  onOpen: () => void;
}

export default function PersonCard({
  person,
  picked,
  onOpen,
}: PersonCardProps) {
  return (
    <Card
      component="li"
      orientation="horizontal"
      variant="outlined"
      sx={{
        gap: 2,
        borderColor: picked ? 'warning.400' : undefined,
        transition: 'box-shadow 150ms, border-color 150ms',
        '&:hover': { borderColor: 'primary.400', boxShadow: 'md' },
      }}
    >
      <Portrait person={person} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography level="title-md" component="h3">
          <Link
            overlay
            component="button"
            underline="none"
            textColor="text.primary"
            aria-haspopup="dialog"
            onClick={onOpen}
            sx={{ textAlign: 'start' }}
          >
            {person.name}
          </Link>
        </Typography>
        <Typography level="body-sm">{person.callSign}</Typography>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mt: 1 }}>
          <StatusChip status={person.status} />
          {person.minutes > 0 && (
            <Typography level="body-xs">{person.minutes} min away</Typography>
          )}
        </Stack>
      </Box>
      {picked && (
        <CheckCircleIcon
          titleAccess="In the callout"
          sx={{ color: 'warning.400', fontSize: 20 }}
        />
      )}
    </Card>
  );
}
