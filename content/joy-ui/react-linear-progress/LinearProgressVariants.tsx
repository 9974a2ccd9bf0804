import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;

export default function LinearProgressVariants() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <div key={variant}>
          <Typography level="body-sm">{variant}</Typography>
          <LinearProgress
            determinate
            size="lg"
            value={65}
            variant={variant}
            aria-label={`Honey in the tank, variant ${variant}`}
          />
        </div>
      ))}
    </Stack>
  );
}
