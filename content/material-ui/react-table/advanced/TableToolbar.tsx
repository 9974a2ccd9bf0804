import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { members } from './TableToolbar/data';

const perPage = 3;

export default function TableToolbar() {
  const [page, setPage] = useState(0);
  const [direction, setDirection] = useState<'asc' | 'desc'>('desc');
  const [selected, setSelected] = useState<string[]>([]);
  const [status, setStatus] = useState('Select members');
  const sign = direction === 'asc' ? 1 : -1;
  const sorted = [...members].sort((a, b) => sign * (a.fee - b.fee));
  const shown = sorted.slice(page * perPage, (page + 1) * perPage);
  const toggle = (name: string, on: boolean) => {
    const others = selected.filter((other) => other !== name);
    const next = on ? [...others, name] : others;
    setSelected(next);
    setStatus(`${next.length} selected`);
  };

  return (
    <>
      <Toolbar sx={{ justifyContent: 'space-between' }}>
        <Typography role="status">{status}</Typography>
        <Button
          disabled={selected.length === 0}
          onClick={() => setStatus(`Sent to ${selected.join(', ')}`)}
        >
          Send reminder
        </Button>
      </Toolbar>
      <Table size="small" aria-label="Members with late fees">
        <TableHead>
          <TableRow>
            <TableCell>Member</TableCell>
            <TableCell align="right" sortDirection={direction}>
              <TableSortLabel
                active
                direction={direction}
                onClick={() => {
                  setDirection(direction === 'asc' ? 'desc' : 'asc');
                  setPage(0);
                }}
                sx={{ '&.Mui-focusVisible': { outline: '2px solid' } }}
              >
                Late fee
              </TableSortLabel>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ name, fee }) => (
            <TableRow key={name} selected={selected.includes(name)}>
              <TableCell component="th" scope="row">
                <Checkbox
                  edge="start"
                  checked={selected.includes(name)}
                  onChange={(event, on) => toggle(name, on)}
                  slotProps={{ input: { 'aria-label': `Select ${name}` } }}
                />
                {name}
              </TableCell>
              <TableCell align="right">${fee.toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={members.length}
        page={page}
        rowsPerPage={perPage}
        rowsPerPageOptions={[perPage]}
        onPageChange={(event, newPage) => setPage(newPage)}
        slotProps={{ displayedRows: { role: 'status' } }}
      />
    </>
  );
}
