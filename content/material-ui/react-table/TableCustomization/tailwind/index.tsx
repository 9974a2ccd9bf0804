import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { rooms } from '../rooms';

export default function TableCustomization() {
  return (
    <Paper className="max-w-lg overflow-hidden">
      <Table aria-label="Rooms to book">
        <TableHead>
          <TableRow className="bg-sky-800">
            <TableCell className="text-white">Room</TableCell>
            <TableCell className="text-white">Screen</TableCell>
            <TableCell className="text-white" align="right">
              Seats
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rooms.map((room) => (
            <TableRow
              key={room.name}
              className="even:bg-black/5 last:*:border-b-0 dark:even:bg-white/10"
            >
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
