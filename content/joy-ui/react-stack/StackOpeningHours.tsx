import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const facts = ['Tram depot, gate 2', '8 a.m. to 4 p.m.', 'Bring a photo'];

export default function StackOpeningHours() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" aria-hidden />}
    >
      {facts.map((fact) => (
        <Typography key={fact} level="body-sm">
          {fact}
        </Typography>
      ))}
    </Stack>
  );
}
