import Box from '@mui/material/Box';

/** Computed without randomness, so that server and browser draw the same sky. */
const stars = Array.from({ length: 70 }, (_, index) => ({
  x: (index * 137.5) % 1000,
  y: (index * 61.8) % 520,
  r: 0.6 + (index % 4) * 0.45,
}));

export default function NightSky() {
  return (
    <Box
      component="svg"
      viewBox="0 0 1000 800"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      sx={(theme) => ({
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        width: '100%',
        height: '100%',
        '--sky-star': '#6b5fc4',
        '--sky-far': '#d3cdf0',
        '--sky-near': '#b9b0e6',
        ...theme.applyStyles('dark', {
          '--sky-star': '#fff',
          '--sky-far': '#1a1638',
          '--sky-near': '#120f2a',
        }),
      })}
    >
      {stars.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="var(--sky-star)" />
      ))}
      <path
        d="M0 640 L180 520 L330 610 L520 450 L700 600 L850 530 L1000 630 V800 H0 Z"
        fill="var(--sky-far)"
      />
      <path
        d="M0 740 L240 640 L470 720 L690 630 L1000 740 V800 H0 Z"
        fill="var(--sky-near)"
      />
    </Box>
  );
}
