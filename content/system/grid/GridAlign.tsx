import { Fragment } from 'react';
import { Box } from '@mui/system';

const order = [
  {
    count: 2,
    item: 'Sugar peas, climbing, packets of 40 seeds',
    price: '$6.40',
  },
  { count: 1, item: 'Curly kale', price: '$2.50' },
  { count: 10, item: 'Garlic bulbs', price: '$14.00' },
];

export default function GridAlign() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr auto',
        columnGap: 2,
        rowGap: 0.5,
        maxWidth: 320,
      }}
    >
      {order.map(({ count, item, price }) => (
        <Fragment key={item}>
          <Box sx={{ justifySelf: 'end' }}>{count} ×</Box>
          <div>{item}</div>
          <Box sx={{ justifySelf: 'end', alignSelf: 'end' }}>{price}</Box>
        </Fragment>
      ))}
    </Box>
  );
}
