import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import type { Volunteer } from '../volunteer';
import Hedgehog from './Hedgehog';

/** A moon, three stars, and a hill. */
const night = [
  'radial-gradient(circle at 84% 28%, #ffd166 22px, transparent 23px)',
  'radial-gradient(circle at 30% 30%, #fff 1.5px, transparent 2px)',
  'radial-gradient(circle at 56% 18%, #fff 1px, transparent 1.5px)',
  'radial-gradient(circle at 66% 50%, #fff 1.5px, transparent 2px)',
  'radial-gradient(75% 45% at 50% 100%, #3c6b4f 99%, transparent)',
].join(', ');

/** Preview of the badge, which changes while the user types. */
export default function Badge({ values }: { values: Volunteer }) {
  return (
    <Sheet
      component="section"
      aria-label="Badge preview"
      sx={{ overflow: 'hidden', borderRadius: 'lg', boxShadow: 'sm' }}
    >
      <Box sx={{ p: 2.5, bgcolor: '#22245b', backgroundImage: night }}>
        <Box
          sx={{
            width: 56,
            height: 8,
            mx: 'auto',
            borderRadius: 8,
            bgcolor: '#101018',
          }}
        />
        <Box sx={{ display: 'flex', justifyContent: 'center', pt: 6, pb: 1 }}>
          <Hedgehog size={132} />
        </Box>
      </Box>
      <Box sx={{ p: 2.5 }}>
        <Typography
          textColor="text.primary"
          sx={{ fontSize: 'xl3', fontWeight: 800, overflowWrap: 'anywhere' }}
        >
          {values.badgeName.trim() || values.name.trim() || 'Your name'}
        </Typography>
        <Typography level="body-sm">
          {values.tasks.length > 0
            ? values.tasks.join(', ')
            : 'All-round volunteer'}
        </Typography>
        <Typography level="body-sm" sx={{ mt: 1 }}>
          {values.nights.length > 0
            ? `Nights: ${values.nights.join(', ')}`
            : 'No nights yet'}
        </Typography>
      </Box>
    </Sheet>
  );
}
