import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Cup from './Cup';
import StageChip from './StageChip';
import type { Order } from '../data';
import type { Sort } from '../findOrders';
import { formatDate } from '../formatDate';

type OrderTableProps = {
  orders: Order[];
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** Orders on wide screens. */
export default function OrderTable({ orders, sort, onSort }: OrderTableProps) {
  const sortable = (key: Sort['key'], label: string) => {
    const isSorted = sort.key === key;
    const direction = sort.isDescending ? 'descending' : 'ascending';
    return (
      <th
        aria-sort={isSorted ? direction : undefined}
        style={{ width: key === 'tea' ? '30%' : undefined }}
      >
        <Link
          component="button"
          level="body-sm"
          color={isSorted ? 'primary' : 'neutral'}
          underline="none"
          onClick={() =>
            onSort({ key, isDescending: isSorted && !sort.isDescending })
          }
          endDecorator={
            <ArrowUpwardIcon
              sx={{
                fontSize: 16,
                opacity: isSorted ? 1 : 0,
                rotate: isSorted && sort.isDescending ? '180deg' : undefined,
              }}
            />
          }
          sx={{
            fontWeight: 600,
            '&:hover svg, &:focus-visible svg': { opacity: 1 },
          }}
        >
          {label}
        </Link>
      </th>
    );
  };

  return (
    <Table
      aria-label="Orders"
      hoverRow
      sx={{
        display: { xs: 'none', md: 'table' },
        '--TableCell-height': '60px',
        '--TableCell-paddingX': '20px',
        '& thead th': { height: 44, verticalAlign: 'middle' },
        '& td': { fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <thead>
        <tr>
          {sortable('tea', 'Tea')}
          <th>Grower</th>
          {sortable('kilos', 'Weight')}
          {sortable('arrives', 'Arrival')}
          <th>Stage</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <Stack direction="row" sx={{ alignItems: 'center', gap: 1.75 }}>
                <Cup liquor={order.liquor} />
                <div>
                  <Typography level="title-sm">{order.tea}</Typography>
                  <Typography level="body-xs">{order.id}</Typography>
                </div>
              </Stack>
            </th>
            <td>{order.grower}</td>
            <td>{order.kilos} kg</td>
            <td>{formatDate(order.arrives)}</td>
            <td>
              <StageChip stage={order.stage} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
