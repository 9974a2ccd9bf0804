import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rooms = ['Attic', 'Garden', 'Gallery', 'Tower'];
const hours = [
  { hour: '9 a.m.', seats: [12, 9, 20, 4] },
  { hour: '10 a.m.', seats: [10, 6, 17, 4] },
  { hour: '11 a.m.', seats: [7, 5, 11, 2] },
  { hour: 'Noon', seats: [14, 8, 16, 5] },
  { hour: '1 p.m.', seats: [13, 3, 12, 6] },
  { hour: '2 p.m.', seats: [9, 2, 8, 3] },
  { hour: '3 p.m.', seats: [11, 4, 10, 4] },
];
const sticky = { position: 'sticky', left: 0, bgcolor: 'background.default' };

export default function TableStickyHeader() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Reading rooms"
      tabIndex={0}
      sx={{ maxHeight: 240, maxWidth: 320 }}
    >
      <Table stickyHeader aria-label="Free seats on May 8">
        <TableHead>
          <TableRow>
            <TableCell sx={{ left: 0, zIndex: 3 }}>Hour</TableCell>
            {rooms.map((room) => (
              <TableCell key={room} align="right">
                {room}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {hours.map(({ hour, seats }) => (
            <TableRow key={hour}>
              <TableCell component="th" scope="row" sx={sticky}>
                {hour}
              </TableCell>
              {rooms.map((room, index) => (
                <TableCell key={room} align="right">
                  {seats[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
