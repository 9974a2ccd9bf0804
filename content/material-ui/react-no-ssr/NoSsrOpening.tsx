import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const opening = new Date('2026-05-04T07:00:00Z');

function LocalTime() {
  return opening.toLocaleTimeString('en', { timeStyle: 'short' });
}

export default function NoSsrOpening() {
  return (
    <Stack>
      <Typography>The clock shop in Basel opens at 9:00 AM.</Typography>
      <Typography>
        On your clock, that is{' '}
        <NoSsr fallback="…">
          <LocalTime />
        </NoSsr>
      </Typography>
    </Stack>
  );
}
