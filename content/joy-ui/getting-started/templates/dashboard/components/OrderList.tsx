import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Cup from './Cup';
import StageChip from './StageChip';
import type { Order } from '../data';
import { formatDate } from '../formatDate';

/** Orders on phones. */
export default function OrderList({ orders }: { orders: Order[] }) {
  return (
    <List
      aria-label="Orders"
      sx={{ display: { md: 'none' }, p: 0, '--ListItem-radius': '0px' }}
    >
      {orders.map((order) => (
        <ListItem
          key={order.id}
          sx={{
            gap: 1.75,
            px: 2,
            py: 1.5,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Cup liquor={order.liquor} />
          <ListItemContent>
            <Typography level="title-sm">{order.tea}</Typography>
            <Typography level="body-sm">
              {order.grower}, {order.kilos} kg
            </Typography>
          </ListItemContent>
          <Stack sx={{ alignItems: 'flex-end', gap: 0.25 }}>
            <StageChip stage={order.stage} />
            <Typography level="body-sm">{formatDate(order.arrives)}</Typography>
          </Stack>
        </ListItem>
      ))}
    </List>
  );
}
