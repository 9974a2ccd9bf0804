import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { rooms } from '../rooms';

export default function TableCustomization() {
  return (
    <Paper sx={{ maxWidth: 480, overflow: 'hidden' }}>
      <Table
        aria-label="Rooms to book"
        sx={{
          '& thead th': {
            bgcolor: 'primary.dark',
            color: 'primary.contrastText',
          },
          '& tbody tr:nth-of-type(even)': { bgcolor: 'action.hover' },
          '& tbody tr:last-of-type > *': { borderBottom: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Room</TableCell>
            <TableCell>Screen</TableCell>
            <TableCell align="right">Seats</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rooms.map((room) => (
            <TableRow key={room.name}>
              <TableCell component="th" scope="row">
                {room.name}
              </TableCell>
              <TableCell>{room.screen}</TableCell>
              <TableCell align="right">{room.seats}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
