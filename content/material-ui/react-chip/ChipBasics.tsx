import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const facts = ['Dub', '1974', 'First pressing', 'Played twice'];

export default function ChipBasics() {
  return (
    <Stack spacing={1}>
      <Typography>Tidal Hours</Typography>
      <Stack
        component="ul"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}
      >
        {facts.map((fact) => (
          <li key={fact}>
            <Chip label={fact} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
