import Box from '@mui/material/Box';

const holds = Array.from({ length: 26 }, (_, index) => ({
  x: 30 + ((index * 97) % 540),
  y: 24 + ((index * 59) % 250),
  turn: (index * 47) % 360,
  onRoute: index % 4 === 0,
}));
const route = holds.filter(({ onRoute }) => onRoute).sort((a, b) => b.y - a.y);

export default function ClimbingWall() {
  return (
    <Box
      component="svg"
      viewBox="0 0 600 300"
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'block' },
        width: '100%',
        mt: 4,
        color: 'primary.main',
      }}
    >
      <path
        d="M0 300 V40 L220 0 L380 60 L600 10 V300 Z"
        fill="currentColor"
        fillOpacity={0.1}
      />
      <polyline
        points={route.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      {holds.map(({ x, y, turn, onRoute }) => (
        <path
          key={`${x} ${y}`}
          d="M-14 4 C-12 -12 10 -14 14 -2 C16 10 -8 16 -14 4 Z"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill={onRoute ? '#e4572e' : 'currentColor'}
        />
      ))}
    </Box>
  );
}
