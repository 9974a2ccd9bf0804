import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { firstHour, passengers } from '../data';

const most = Math.max(...passengers);

export default function PassengerChart() {
  return (
    <Card component="section" id="passengers" aria-label="Passengers">
      <CardHeader
        title="Passengers by hour"
        subheader="The busiest sailings leave around 8 a.m. and 4 p.m."
        slotProps={{
          title: { variant: 'h2', component: 'h2' },
          subheader: { variant: 'body2' },
        }}
      />
      <CardContent
        component="ol"
        sx={{
          display: 'flex',
          gap: { xs: 0.5, sm: 1.5 },
          m: 0,
          listStyle: 'none',
        }}
      >
        {passengers.map((count, index) => (
          <Box
            component="li"
            key={index}
            sx={{ flex: 1, alignSelf: 'end', textAlign: 'center' }}
          >
            <Box
              role="img"
              aria-label={`${count} passengers at`}
              sx={{
                borderRadius: '6px 6px 0 0',
                bgcolor: count === most ? 'secondary.main' : 'primary.main',
              }}
              style={{ height: (count / most) * 180 }}
            />
            <Typography variant="caption" color="textSecondary">
              {(firstHour + index) % 12 || 12}
            </Typography>
          </Box>
        ))}
      </CardContent>
    </Card>
  );
}
