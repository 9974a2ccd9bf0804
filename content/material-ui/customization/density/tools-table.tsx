import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const SHELF = [
  ['Jigsaw', 'A2', '14'],
  ['Level', 'B1', '31'],
  ['Heat gun', 'C4', '8'],
];

/** Tools that are in. */
export function ToolsTable() {
  return (
    <Table aria-label="On the shelf">
      <TableHead>
        <TableRow>
          <TableCell>Tool</TableCell>
          <TableCell>Shelf</TableCell>
          <TableCell align="right">Loans</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {SHELF.map(([tool, shelf, loans]) => (
          <TableRow key={tool}>
            <TableCell component="th" scope="row">
              {tool}
            </TableCell>
            <TableCell>{shelf}</TableCell>
            <TableCell align="right">{loans}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
