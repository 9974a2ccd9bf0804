import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const stems = [90, 210, 290, 420, 560, 640, 780, 870];

export default function Hero() {
  return (
    <div>
      <Container sx={{ pt: { xs: 4, md: 10 }, textAlign: 'center' }}>
        <Typography variant="h1" sx={{ maxWidth: 860, mx: 'auto' }}>
          A garden, three floors up
        </Typography>
        <Typography
          color="textSecondary"
          sx={{ maxWidth: 520, mx: 'auto', my: 3, fontSize: '1.25rem' }}
        >
          Soil, seedlings, and advice for balconies, delivered to your door
          every season.
        </Typography>
        <Stack direction="row" sx={{ justifyContent: 'center', gap: 2 }}>
          <Button href="#prices" variant="contained" size="large">
            Choose a plan
          </Button>
          <Button href="#reasons" size="large">
            How it works
          </Button>
        </Stack>
      </Container>
      <Box
        component="svg"
        viewBox="0 0 960 260"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
        sx={{
          display: 'block',
          width: '100%',
          minHeight: 180,
          mt: 4,
          color: 'primary.main',
        }}
      >
        <circle cx={700} cy={120} r={74} fill="#f2b441" />
        {stems.map((x, index) => (
          <g key={x} transform={`translate(${x} ${index % 2 === 0 ? 0 : 36})`}>
            <path
              d="M0 220 C6 160 -8 120 0 60 M0 150 C-40 140 -50 110 -46 92 C-16 96 0 120 0 150 M0 116 C34 108 46 82 42 64 C14 66 0 88 0 116"
              fill="currentColor"
              stroke="currentColor"
              strokeWidth={4}
            />
            <circle cy={54} r={16} fill={index % 3 ? '#e2725b' : '#f7dfae'} />
          </g>
        ))}
        <path
          d="M0 196 C200 168 320 214 520 190 S820 176 960 204 V260 H0 Z"
          fill="currentColor"
        />
      </Box>
    </div>
  );
}
