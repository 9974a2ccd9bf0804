import { Box } from '@mui/system';

const stamps = [
  { name: 'Blue heron, 1931', price: '$14' },
  { name: 'Lighthouse, 1948', price: '$6' },
  { name: 'Steam ferry, 1952', price: '$9' },
];

const row = { display: 'flex', justifyContent: 'space-between', px: 2, py: 1 };

export default function BordersSides() {
  return (
    <Box sx={{ maxWidth: 400 }}>
      {stamps.map(({ name, price }) => (
        <Box
          key={name}
          sx={[row, { border: 1, '&:not(:first-of-type)': { borderTop: 0 } }]}
        >
          <span>{name}</span>
          <span>{price}</span>
        </Box>
      ))}
      <Box sx={[row, { mt: 1, borderBottom: '4px double', fontWeight: 600 }]}>
        <span>Total</span>
        <span>$29</span>
      </Box>
    </Box>
  );
}
