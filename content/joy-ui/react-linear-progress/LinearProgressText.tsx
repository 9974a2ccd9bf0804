import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressText() {
  return (
    <LinearProgress
      determinate
      color="warning"
      thickness={32}
      value={62}
      aria-label="Honey in the tank"
      aria-valuetext="31 of 50 kilograms"
      sx={{ color: 'warning.softActiveBg', '--LinearProgress-radius': '8px' }}
    >
      <Typography level="title-sm" textColor="text.primary" sx={{ zIndex: 1 }}>
        31 kg of honey
      </Typography>
    </LinearProgress>
  );
}
