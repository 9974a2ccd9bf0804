import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];

export default function TableStickyHeader() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Reading rooms"
      tabIndex={0}
      sx={{ maxHeight: 240, maxWidth: 400 }}
    >
      <Table stickyHeader aria-label="Free seats on May 8">
        <TableHead>
          <TableRow>
            <TableCell>Hour</TableCell>
            <TableCell align="right">Attic</TableCell>
            <TableCell align="right">Garden</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {hours.map((hour, index) => (
            <TableRow key={hour}>
              <TableCell component="th" scope="row">
                {hour}
              </TableCell>
              <TableCell align="right">{18 - 2 * index}</TableCell>
              <TableCell align="right">{4 + index}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
