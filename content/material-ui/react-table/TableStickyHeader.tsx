import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rooms = ['Attic', 'Garden', 'Gallery', 'Tower'];
const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];
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
          {hours.map((hour, row) => (
            <TableRow key={hour}>
              <TableCell component="th" scope="row" sx={sticky}>
                {hour}
              </TableCell>
              {rooms.map((room, column) => (
                <TableCell key={room} align="right">
                  {4 + ((3 * row + 5 * column) % 17)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
