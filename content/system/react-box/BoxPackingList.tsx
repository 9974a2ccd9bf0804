import { Box } from '@mui/system';

const items = ['Map and compass', 'Two liters of water', 'Rain jacket'];

export default function BoxPackingList() {
  return (
    <Box
      component="ul"
      aria-label="Packing list"
      sx={{ maxWidth: 320, my: 0, p: 0, listStyle: 'none' }}
    >
      {items.map((item) => (
        <Box
          key={item}
          component="li"
          sx={{ py: 1, '&:not(:last-of-type)': { borderBottom: 1 } }}
        >
          {item}
        </Box>
      ))}
    </Box>
  );
}
