import { useState } from 'react';
import Box from '@mui/joy/Box';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import type { Boat } from '../boats';
import { orders, search, type Criteria, type Order } from '../search';
import BoatCard from './BoatCard';

export interface ResultsProps {
  criteria: Criteria;
  saved: string[];
  onToggle: (boat: Boat) => void;
}

export default function Results({ criteria, saved, onToggle }: ResultsProps) {
  const [order, setOrder] = useState<Order>('rating');
  const found = search(criteria, order);

  return (
    <div>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mb: 2,
        }}
      >
        <Typography role="status">
          {found.length === 0
            ? 'No boats match. Remove a filter.'
            : `${found.length} ${found.length === 1 ? 'boat' : 'boats'} available`}
        </Typography>
        <Select
          value={order}
          onChange={(event, value) => value && setOrder(value)}
          slotProps={{
            button: { 'aria-label': 'Sort by' },
            listbox: { 'aria-label': 'Sort by' },
          }}
          sx={{ minWidth: 160 }}
        >
          {(Object.keys(orders) as Order[]).map((key) => (
            <Option key={key} value={key}>
              {orders[key]}
            </Option>
          ))}
        </Select>
      </Stack>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns:
            'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          gap: { xs: 2, md: 3 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {found.map((boat) => (
          <BoatCard
            key={boat.id}
            boat={boat}
            saved={saved.includes(boat.id)}
            onToggle={() => onToggle(boat)}
          />
        ))}
      </Box>
    </div>
  );
}
