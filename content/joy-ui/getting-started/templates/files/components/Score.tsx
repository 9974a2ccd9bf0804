import Box from '@mui/joy/Box';

const lines = [40, 52, 64, 76, 88];

/** The first notes of a piece, as printed music. */
export default function Score({ notes }: { notes: number[] }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 320 128"
      aria-hidden
      sx={{
        display: 'block',
        width: '100%',
        maxHeight: 180,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 'md',
        color: '#2a0d1e',
        bgcolor: '#fbf4e4',
      }}
    >
      <path
        d={lines.map((y) => `M16 ${y}H304`).join('')}
        stroke="currentColor"
        opacity={0.45}
      />
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth={4}
        strokeLinecap="round"
      >
        <path d="M30 56 Q24 42 38 41 Q54 42 51 60 Q46 78 26 88" />
        <path d="M60 47h0.1M60 58h0.1" strokeWidth={5} />
      </g>
      <path d="M186 40V88M299 40V88M304 40V88" stroke="currentColor" />
      {notes.map((step, index) => {
        const x = 84 + index * 27 + (index > 3 ? 14 : 0);
        const y = 88 - step * 6;
        const isHigh = step > 3;
        const stem = isHigh
          ? `M${x - 6} ${y + 2}v36`
          : `M${x + 6} ${y - 2}v-36`;
        return (
          <g key={index}>
            <ellipse
              cx={x}
              cy={y}
              rx={7}
              ry={5}
              fill="currentColor"
              transform={`rotate(-20 ${x} ${y})`}
            />
            <path d={stem} stroke="currentColor" strokeWidth={2} />
          </g>
        );
      })}
    </Box>
  );
}
