import { useState } from 'react';
import Button from '@mui/joy/Button';
import Table from '@mui/joy/Table';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';

const columns = [
  { key: 'boat', label: 'Boat' },
  { key: 'length', label: 'Length' },
  { key: 'arrived', label: 'Arrived' },
] as const;

const boats = [
  { boat: 'Tern', length: 9.4, arrived: '06:10' },
  { boat: 'Halcyon', length: 14.2, arrived: '05:35' },
  { boat: 'Ragna II', length: 21.8, arrived: '07:25' },
];

type Key = (typeof columns)[number]['key'];

export default function TableSorting() {
  const [sortKey, setSortKey] = useState<Key>('boat');
  const [order, setOrder] = useState<'ascending' | 'descending'>('ascending');
  const direction = order === 'ascending' ? 1 : -1;
  const sorted = [...boats].sort((a, b) =>
    a[sortKey] < b[sortKey] ? -direction : direction,
  );

  const sortBy = (key: Key) => {
    const isReversed = key === sortKey && order === 'ascending';
    setSortKey(key);
    setOrder(isReversed ? 'descending' : 'ascending');
  };

  return (
    <Table aria-label="Boats in the harbor">
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th key={key} aria-sort={key === sortKey ? order : undefined}>
              <Button
                variant="plain"
                color="neutral"
                size="sm"
                onClick={() => sortBy(key)}
                endDecorator={
                  <ArrowDownwardIcon
                    sx={{
                      opacity: key === sortKey ? 1 : 0,
                      rotate: order === 'ascending' ? '180deg' : 'none',
                    }}
                  />
                }
                sx={{ px: 0 }}
              >
                {label}
              </Button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ boat, length, arrived }) => (
          <tr key={boat}>
            <td>{boat}</td>
            <td>{length} m</td>
            <td>{arrived}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
