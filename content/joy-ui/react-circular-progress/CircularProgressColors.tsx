import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const jobs = [
  { name: 'Gear', value: 40, color: 'primary', state: 'Printing' },
  { name: 'Vase', value: 100, color: 'success', state: 'Ready' },
  { name: 'Bracket', value: 75, color: 'warning', state: 'Filament is low' },
  { name: 'Hinge', value: 20, color: 'danger', state: 'Nozzle is blocked' },
] as const;

export default function CircularProgressColors() {
  return (
    <Stack spacing={1.5}>
      {jobs.map(({ name, value, color, state }) => (
        <Stack
          key={name}
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center' }}
        >
          <CircularProgress
            determinate
            variant="plain"
            value={value}
            color={color}
            aria-label={name}
          />
          <Typography>
            {name}: {state}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
