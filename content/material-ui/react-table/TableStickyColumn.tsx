import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const branches = [
  { branch: 'Harbor', first: 812 },
  { branch: 'Old Mill', first: 377 },
];
const firstColumn = {
  position: 'sticky',
  left: 0,
  bgcolor: 'background.default',
  borderRight: 1,
  borderRightColor: 'divider',
};

export default function TableStickyColumn() {
  return (
    <TableContainer
      role="region"
      aria-label="Visits to the branches"
      tabIndex={0}
      sx={{ maxWidth: 400 }}
    >
      <Table
        aria-label="Visits by month"
        sx={{ borderCollapse: 'separate', whiteSpace: 'nowrap' }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={firstColumn}>Branch</TableCell>
            {months.map((month) => (
              <TableCell key={month} align="right">
                {month}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {branches.map(({ branch, first }) => (
            <TableRow key={branch}>
              <TableCell component="th" scope="row" sx={firstColumn}>
                {branch}
              </TableCell>
              {months.map((month, index) => (
                <TableCell key={month} align="right">
                  {first + 31 * index}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
