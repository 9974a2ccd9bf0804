import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const invoices = [
  { id: 'INV-204', customer: 'Harbor Café', due: 'May 4', amount: '$1,240.00' },
  { id: 'INV-205', customer: 'Studio Nord', due: 'May 9', amount: '$860.50' },
  { id: 'INV-206', customer: 'Bike Depot', due: 'May 12', amount: '$94.00' },
  { id: 'INV-207', customer: 'Elm Dental', due: 'May 20', amount: '$2,310.75' },
];

export default function InvoiceTable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-labelledby="open-invoices"
      tabIndex={0}
    >
      <Table>
        <caption id="open-invoices">Open invoices, May 2025</caption>
        <TableHead>
          <TableRow>
            <TableCell>Invoice</TableCell>
            <TableCell>Customer</TableCell>
            <TableCell>Due</TableCell>
            <TableCell align="right">Amount</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map((invoice) => (
            <TableRow key={invoice.id}>
              <TableCell component="th" scope="row">
                {invoice.id}
              </TableCell>
              <TableCell>{invoice.customer}</TableCell>
              <TableCell>{invoice.due}</TableCell>
              <TableCell align="right">{invoice.amount}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
