import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const books = [
  { title: 'The Salt Road', pages: 312 },
  { title: 'A Map of Winds', pages: 180 },
  { title: 'Quiet Machines', pages: 244 },
];
type Column = keyof (typeof books)[number];
const columns: { key: Column; label: string; align?: 'right' }[] = [
  { key: 'title', label: 'Title' },
  { key: 'pages', label: 'Pages', align: 'right' },
];

export default function TableSort() {
  const [sortBy, setSortBy] = useState<Column>('pages');
  const [direction, setDirection] = useState<'asc' | 'desc'>('asc');

  const rows = [...books].sort((a, b) => {
    const order =
      sortBy === 'title' ? a.title.localeCompare(b.title) : a.pages - b.pages;
    return direction === 'asc' ? order : -order;
  });
  const sort = (key: Column) => {
    setDirection(key === sortBy && direction === 'asc' ? 'desc' : 'asc');
    setSortBy(key);
  };

  return (
    <Table aria-label="New books" sx={{ maxWidth: 400 }}>
      <TableHead>
        <TableRow>
          {columns.map(({ key, label, align }) => (
            <TableCell
              key={key}
              align={align}
              sortDirection={key === sortBy && direction}
            >
              <TableSortLabel
                active={key === sortBy}
                direction={key === sortBy ? direction : 'asc'}
                onClick={() => sort(key)}
                sx={{ '&.Mui-focusVisible': { outline: '2px solid' } }}
              >
                {label}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ title, pages }) => (
          <TableRow key={title}>
            <TableCell component="th" scope="row">
              {title}
            </TableCell>
            <TableCell align="right">{pages}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
