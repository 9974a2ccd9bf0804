import CircularProgress, {
  circularProgressClasses as classes,
} from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressCustomization() {
  return (
    <Stack spacing={3} sx={{ maxWidth: 400 }}>
      <LinearProgress
        variant="determinate"
        value={65}
        color="warning"
        aria-label="Flour in the bin"
        sx={{ height: 12, borderRadius: 6 }}
      />
      <CircularProgress
        variant="determinate"
        value={65}
        size={64}
        thickness={6}
        color="inherit"
        aria-label="Water in the tank"
        sx={{
          borderRadius: '50%',
          boxShadow: (theme) =>
            `inset 0 0 0 9px ${(theme.vars ?? theme).palette.action.selected}`,
          [`& .${classes.circle}`]: { strokeLinecap: 'round' },
        }}
      />
    </Stack>
  );
}
