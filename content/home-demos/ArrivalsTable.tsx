import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const arrivals = [
  { guest: 'Amara Okafor', room: 12, status: 'Here' },
  { guest: 'Jonas Weber', room: 4, status: 'Due' },
  { guest: 'Priya Nair', room: 21, status: 'Here' },
  { guest: 'Tomás Vega', room: 9, status: 'Late' },
] as const;
const colors = { Here: 'success', Due: 'primary', Late: 'error' } as const;

export default function ArrivalsTable() {
  const [selected, setSelected] = useState<string[]>(['Priya Nair']);

  const toggle = (guest: string) =>
    setSelected(
      selected.includes(guest)
        ? selected.filter((other) => other !== guest)
        : [...selected, guest],
    );

  return (
    <>
      <Table size="small" aria-label="Arrivals today">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={selected.length === arrivals.length}
                indeterminate={
                  selected.length > 0 && selected.length < arrivals.length
                }
                onChange={(event) =>
                  setSelected(
                    event.target.checked
                      ? arrivals.map(({ guest }) => guest)
                      : [],
                  )
                }
                slotProps={{ input: { 'aria-label': 'Select all guests' } }}
              />
            </TableCell>
            <TableCell>Guest</TableCell>
            <TableCell align="right">Room</TableCell>
            <TableCell>Status</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {arrivals.map(({ guest, room, status }) => (
            <TableRow key={guest} hover selected={selected.includes(guest)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.includes(guest)}
                  onChange={() => toggle(guest)}
                  slotProps={{ input: { 'aria-label': `Select ${guest}` } }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {guest}
              </TableCell>
              <TableCell align="right">{room}</TableCell>
              <TableCell>
                <Chip
                  size="small"
                  variant="outlined"
                  label={status}
                  color={colors[status]}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography
        role="status"
        variant="body2"
        sx={{ pt: 2, px: 1, color: 'text.secondary' }}
      >
        {selected.length} of {arrivals.length} guests selected
      </Typography>
    </>
  );
}
