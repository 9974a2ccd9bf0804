import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';

const guests = [
  { name: 'Amara Okafor', room: 12, nights: 3 },
  { name: 'Jonas Weber', room: 4, nights: 1 },
  { name: 'Priya Nair', room: 21, nights: 7 },
  { name: 'Tomás Vega', room: 9, nights: 2 },
];
type Column = keyof (typeof guests)[number];
const columns: { key: Column; label: string }[] = [
  { key: 'name', label: 'Guest' },
  { key: 'room', label: 'Room' },
  { key: 'nights', label: 'Nights' },
];

export default function SortSelectTable() {
  const [sortBy, setSortBy] = useState<Column>('name');
  const [direction, setDirection] = useState<'asc' | 'desc'>('asc');
  const [selected, setSelected] = useState<string[]>([]);

  const rows = [...guests].sort((a, b) => {
    const order =
      sortBy === 'name'
        ? a.name.localeCompare(b.name, 'en')
        : a[sortBy] - b[sortBy];
    return direction === 'asc' ? order : -order;
  });

  const sort = (key: Column) => {
    setDirection(key === sortBy && direction === 'asc' ? 'desc' : 'asc');
    setSortBy(key);
  };
  const toggle = (name: string) =>
    setSelected(
      selected.includes(name)
        ? selected.filter((other) => other !== name)
        : [...selected, name],
    );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ p: 2 }}>
        {selected.length} of {guests.length} guests selected
      </Typography>
      <TableContainer>
        <Table aria-label="Guests arriving today">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.length === guests.length}
                  indeterminate={
                    selected.length > 0 && selected.length < guests.length
                  }
                  onChange={(event) =>
                    setSelected(
                      event.target.checked ? guests.map((g) => g.name) : [],
                    )
                  }
                  slotProps={{ input: { 'aria-label': 'Select all guests' } }}
                />
              </TableCell>
              {columns.map(({ key, label }) => (
                <TableCell
                  key={key}
                  align={key === 'name' ? 'left' : 'right'}
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
            {rows.map(({ name, room, nights }) => (
              <TableRow key={name} hover selected={selected.includes(name)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.includes(name)}
                    onChange={() => toggle(name)}
                    slotProps={{ input: { 'aria-label': `Select ${name}` } }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{room}</TableCell>
                <TableCell align="right">{nights}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
