import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { figures } from '../data';

function Sparkline({ values }: { values: number[] }) {
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const points = values.map(
    (value, index) => `${index * 20},${36 - ((value - low) / range) * 32}`,
  );

  return (
    <Box
      component="svg"
      viewBox="0 0 120 40"
      preserveAspectRatio="none"
      aria-hidden
      sx={{
        display: 'block',
        width: '100%',
        height: 40,
        mt: 'auto',
        color: 'primary.main',
      }}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}

export default function Figures() {
  return (
    <Box
      component="section"
      id="today"
      aria-label="Today"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      {figures.map(({ label, value, change, trend }) => (
        <Card key={label}>
          <CardContent component={Stack} sx={{ height: '100%' }}>
            <Typography color="textSecondary">{label}</Typography>
            <Typography variant="h1" component="p">
              {value}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {change}
            </Typography>
            <Sparkline values={trend} />
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
