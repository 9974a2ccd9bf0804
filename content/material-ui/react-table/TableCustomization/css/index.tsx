import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { rooms } from '../rooms';
import './index.css';

export default function TableCustomization() {
  return (
    <Paper className="room-list">
      <Table className="room-table" aria-label="Rooms to book">
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
