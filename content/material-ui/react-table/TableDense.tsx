import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const shelves = [
  { shelf: 'Poetry', books: 214 },
  { shelf: 'Travel', books: 388 },
  { shelf: 'Comics', books: 531 },
  { shelf: 'Large print', books: 96 },
];

export default function TableDense() {
  return (
    <Table size="small" aria-label="Books on each shelf" sx={{ maxWidth: 400 }}>
      <TableHead>
        <TableRow>
          <TableCell>Shelf</TableCell>
          <TableCell align="right">Books</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shelves.map(({ shelf, books }) => (
          <TableRow key={shelf} hover>
            <TableCell component="th" scope="row">
              {shelf}
            </TableCell>
            <TableCell align="right">{books}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
