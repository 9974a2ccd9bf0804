import { Box } from '@mui/system';

const packets = [
  { name: 'Sugar peas', price: '$3.20' },
  { name: 'Purple carrots', price: '$2.80' },
  { name: 'Curly kale', price: '$2.50' },
  { name: 'Yellow beets', price: '$2.90' },
  { name: 'Black radishes', price: '$2.40' },
];

export default function GridColumns() {
  return (
    <Box
      component="ul"
      aria-label="Vegetable seeds"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {packets.map(({ name, price }) => (
        <Box
          key={name}
          component="li"
          sx={{ p: 2, border: 1, borderRadius: 2 }}
        >
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
          {price}
        </Box>
      ))}
    </Box>
  );
}
