import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function TableSpans() {
  return (
    <Table
      aria-label="Opening hours"
      sx={{ maxWidth: 400, fontVariantNumeric: 'tabular-nums' }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          <TableCell>Opens</TableCell>
          <TableCell align="right">Hours</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell component="th" scope="row" rowSpan={2}>
            Friday
          </TableCell>
          <TableCell>9 a.m.</TableCell>
          <TableCell align="right">3.5</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>2 p.m.</TableCell>
          <TableCell align="right">4.0</TableCell>
        </TableRow>
        <TableRow>
          <TableCell component="th" scope="row">
            Saturday
          </TableCell>
          <TableCell>10 a.m.</TableCell>
          <TableCell align="right">6.5</TableCell>
        </TableRow>
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row" colSpan={2}>
            Both days
          </TableCell>
          <TableCell align="right">14.0</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
