import Box from '@mui/joy/Box';

export default function Hedgehog({ size }: { size: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 96 64"
      aria-hidden
      sx={{ width: size, flexShrink: 0 }}
    >
      <path
        d="M8 50 4 42l8-1-5-8 9 1-3-10 9 4 0-10 8 6 3-10 6 8 6-8 3 10 8-6 1 10 9-3-2 9 6 6-6 12Z"
        fill="#6b4a3a"
      />
      <path d="M12 50q2-28 32-28 18 0 26 14l-8 14Z" fill="#8a6350" />
      <path
        d="M24 38l4-7M36 34l3-8M48 35l2-8M30 46l4-7M44 44l3-7"
        stroke="#f0d9b5"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M58 52q-4-18 10-20 10 4 22 13 3 4-2 6-12 5-30 1Z"
        fill="#f0d9b5"
      />
      <circle cx="60" cy="34" r="5" fill="#c99b7a" />
      <circle cx="73" cy="40" r="2.5" fill="#21212e" />
      <circle cx="91" cy="46" r="3.5" fill="#21212e" />
      <path d="M20 50h62q-2 6-8 6t-8-4H38q-2 4-8 4t-10-6Z" fill="#d9b48f" />
    </Box>
  );
}
