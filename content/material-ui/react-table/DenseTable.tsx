import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const stock = [
  { article: 'Oat milk, 1 l', shelf: 'A-03', left: 48, minimum: 24 },
  { article: 'Espresso beans, 1 kg', shelf: 'A-07', left: 12, minimum: 10 },
  { article: 'Paper cups, 200 ml', shelf: 'B-01', left: 950, minimum: 500 },
  { article: 'Cane sugar, 500 g', shelf: 'B-04', left: 31, minimum: 20 },
  { article: 'Cocoa powder, 250 g', shelf: 'C-02', left: 9, minimum: 6 },
];

export default function DenseTable() {
  return (
    <TableContainer role="region" aria-labelledby="stock-levels" tabIndex={0}>
      <Table size="small">
        <caption id="stock-levels">Stock levels</caption>
        <TableHead>
          <TableRow>
            <TableCell>Article</TableCell>
            <TableCell>Shelf</TableCell>
            <TableCell align="right">Left</TableCell>
            <TableCell align="right">Minimum</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stock.map((row) => (
            <TableRow key={row.article} hover>
              <TableCell component="th" scope="row">
                {row.article}
              </TableCell>
              <TableCell>{row.shelf}</TableCell>
              <TableCell align="right">{row.left}</TableCell>
              <TableCell align="right">{row.minimum}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
