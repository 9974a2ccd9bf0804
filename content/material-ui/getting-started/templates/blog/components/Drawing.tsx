import Box from '@mui/material/Box';

interface DrawingProps {
  /** In degrees. */
  hue: number;
  height: number | { xs: number; md: number };
}

/** A lighthouse at sea, in the color of the article. */
export default function Drawing({ hue, height }: DrawingProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ display: 'block', width: '100%', height }}
    >
      <rect width={480} height={270} fill={`hsl(${hue} 45% 24%)`} />
      <path
        d="M330 78 L0 10 V150 Z"
        fill={`hsl(${hue} 70% 78%)`}
        fillOpacity={0.4}
      />
      <circle
        cx={90 + (hue % 90)}
        cy={64}
        r={26}
        fill={`hsl(${hue} 60% 86%)`}
      />
      <path d="M314 220 L322 88 H346 L354 220 Z" fill={`hsl(${hue} 30% 92%)`} />
      <path d="M318 150 H350 L351 176 H316 Z" fill={`hsl(${hue} 55% 45%)`} />
      <path
        d="M320 88 V68 H348 V88 Z M318 68 L334 52 L350 68 Z"
        fill={`hsl(${hue} 40% 12%)`}
      />
      <path
        d="M0 214 Q60 196 120 214 T240 214 T360 214 T480 214 V270 H0 Z"
        fill={`hsl(${hue} 50% 36%)`}
      />
      <path
        d="M0 238 Q40 224 80 238 T160 238 T240 238 T320 238 T400 238 T480 238 V270 H0 Z"
        fill={`hsl(${hue} 55% 18%)`}
      />
    </Box>
  );
}
