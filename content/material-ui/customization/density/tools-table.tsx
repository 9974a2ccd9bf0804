import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';

const HEADS = ['Tool', 'Shelf', 'Loans'];
const SHELF = [
  ['Jigsaw', 'A2', '14'],
  ['Level', 'B1', '31'],
];

/** Available tools. Rows and groups are native elements to keep the page small. */
export function ToolsTable() {
  return (
    <Table aria-label="Shelf">
      <thead>
        <tr>
          {HEADS.map((head) => (
            <TableCell
              key={head}
              component="th"
              scope="col"
              variant="head"
              align={head === 'Loans' ? 'right' : 'left'}
            >
              {head}
            </TableCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {SHELF.map(([tool, shelf, loans]) => (
          <tr key={tool}>
            <TableCell component="th" scope="row">
              {tool}
            </TableCell>
            <TableCell>{shelf}</TableCell>
            <TableCell align="right">{loans}</TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
