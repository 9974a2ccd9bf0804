import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const branches = [
  { branch: 'Harbor', adults: 812, children: 430 },
  { branch: 'Old Mill', adults: 377, children: 291 },
];

export default function TableGroupedHeader() {
  return (
    <Table aria-label="Members by branch" sx={{ maxWidth: 400 }}>
      <TableHead>
        <TableRow>
          <TableCell rowSpan={2}>Branch</TableCell>
          <TableCell colSpan={2} align="center">
            Members
          </TableCell>
        </TableRow>
        <TableRow>
          <TableCell align="right">Adults</TableCell>
          <TableCell align="right">Children</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {branches.map(({ branch, adults, children }) => (
          <TableRow key={branch}>
            <TableCell component="th" scope="row">
              {branch}
            </TableCell>
            <TableCell align="right">{adults}</TableCell>
            <TableCell align="right">{children}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
