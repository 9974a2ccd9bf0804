import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function Picture() {
  return (
    <Table size="small" sx={{ width: 180 }}>
      <TableHead>
        <TableRow>
          <TableCell>Bread</TableCell>
          <TableCell align="right">Price</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>Rye</TableCell>
          <TableCell align="right">4.20</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>Oat</TableCell>
          <TableCell align="right">4.80</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
