import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const stops = ['Old Town', 'Harbor', 'Museum', 'Airport'];
const departures = Array.from({ length: 16 }, (_, index) => ({
  time: `${String(6 + index).padStart(2, '0')}:15`,
  line: `Line ${(index % 3) + 1}`,
  to: stops[index % stops.length],
  platform: (index % 5) + 1,
}));

export default function StickyHeaderTable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Departures"
      tabIndex={0}
      sx={{ maxHeight: 320 }}
    >
      <Table stickyHeader aria-label="Departures from Central Station">
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell>Line</TableCell>
            <TableCell>To</TableCell>
            <TableCell align="right">Platform</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {departures.map((departure) => (
            <TableRow key={departure.time}>
              <TableCell component="th" scope="row">
                {departure.time}
              </TableCell>
              <TableCell>{departure.line}</TableCell>
              <TableCell>{departure.to}</TableCell>
              <TableCell align="right">{departure.platform}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
