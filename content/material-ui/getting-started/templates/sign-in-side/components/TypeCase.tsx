import Box from '@mui/material/Box';

const letters = [
  { text: 'G', x: 40, y: 330, size: 420 },
  { text: '&', x: 330, y: 610, size: 460 },
  { text: 'q', x: 60, y: 760, size: 330 },
  { text: 'R', x: 420, y: 240, size: 210 },
  { text: 'a', x: 520, y: 860, size: 260 },
  { text: '§', x: 300, y: 900, size: 170 },
];

/** Large wood type, overprinted in two colors. */
export default function TypeCase() {
  return (
    <Box
      component="svg"
      viewBox="0 0 720 960"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={(theme) => ({
        display: 'block',
        width: '100%',
        // At md, the row sets the height, not the shape of the drawing.
        height: { xs: 160, md: 0 },
        minHeight: { md: '100%' },
        bgcolor: '#f0dfbb',
        fontFamily: theme.typography.h1.fontFamily,
        '& text': { mixBlendMode: 'multiply' },
        '--print-first': '#a3231f',
        '--print-second': '#1f3a5f',
        ...theme.applyStyles('dark', {
          backgroundColor: '#2a211a',
          '& text': { mixBlendMode: 'screen' },
          '--print-first': '#e0685a',
          '--print-second': '#7fa3cf',
        }),
      })}
    >
      {letters.map(({ text, x, y, size }, index) => (
        <text
          key={text}
          x={x}
          y={y}
          direction="ltr"
          fontSize={size}
          fill={index % 2 === 0 ? 'var(--print-first)' : 'var(--print-second)'}
          fillOpacity={0.86}
        >
          {text}
        </text>
      ))}
      <path
        d="M0 930 H720 M0 30 H720"
        stroke="var(--print-second)"
        strokeWidth={6}
      />
    </Box>
  );
}
