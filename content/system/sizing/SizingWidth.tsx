import { Box } from '@mui/system';

const costs = [
  { part: 'Glass', share: 1 / 4, price: '$30' },
  { part: 'Frame', share: 3 / 5, price: '$72' },
  { part: 'Labor', share: 1, price: '$120' },
];

export default function SizingWidth() {
  return (
    <Box
      component="ul"
      aria-label="Prices"
      sx={{ maxWidth: 400, m: 0, p: 0, listStyle: 'none' }}
    >
      {costs.map(({ part, share, price }) => (
        <Box
          key={part}
          component="li"
          sx={{
            boxSizing: 'border-box',
            width: share,
            my: 1,
            p: 1,
            border: 1,
          }}
        >
          {part} {price}
        </Box>
      ))}
    </Box>
  );
}
