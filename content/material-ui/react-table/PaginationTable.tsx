import { useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const plans = ['Starter', 'Team', 'Business'];
const payments = Array.from({ length: 23 }, (_, index) => ({
  id: `PAY-${1001 + index}`,
  plan: plans[index % plans.length],
  amount: `$${(index % plans.length) * 30 + 19}.00`,
}));

export default function PaginationTable() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(5);
  const first = page * rowsPerPage;

  return (
    <Box sx={{ width: '100%' }}>
      <TableContainer role="region" aria-label="Payment list" tabIndex={0}>
        <Table size="small" aria-label="Payments">
          <TableHead>
            <TableRow>
              <TableCell>Payment</TableCell>
              <TableCell>Plan</TableCell>
              <TableCell align="right">Amount</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {payments.slice(first, first + rowsPerPage).map((payment) => (
              <TableRow key={payment.id}>
                <TableCell component="th" scope="row">
                  {payment.id}
                </TableCell>
                <TableCell>{payment.plan}</TableCell>
                <TableCell align="right">{payment.amount}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={payments.length}
        page={page}
        onPageChange={(event, newPage) => setPage(newPage)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[5, 10, 20]}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
      />
    </Box>
  );
}
