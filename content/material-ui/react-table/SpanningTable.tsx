import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const lines = [
  { text: 'Website design', hours: 24, rate: 85 },
  { text: 'Photo retouching', hours: 6, rate: 60 },
  { text: 'Hosting setup', hours: 2, rate: 75 },
];
const net = lines.reduce((sum, line) => sum + line.hours * line.rate, 0);
const tax = net * 0.2;
const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

export default function SpanningTable() {
  return (
    <TableContainer role="region" aria-labelledby="bill-caption" tabIndex={0}>
      <Table sx={{ minWidth: 420 }}>
        <caption id="bill-caption">Invoice 318 for Studio Nord</caption>
        <TableHead>
          <TableRow>
            <TableCell>Service</TableCell>
            <TableCell align="right">Hours</TableCell>
            <TableCell align="right">Rate</TableCell>
            <TableCell align="right">Sum</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {lines.map((line) => (
            <TableRow key={line.text}>
              <TableCell component="th" scope="row">
                {line.text}
              </TableCell>
              <TableCell align="right">{line.hours}</TableCell>
              <TableCell align="right">{usd.format(line.rate)}</TableCell>
              <TableCell align="right">
                {usd.format(line.hours * line.rate)}
              </TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell rowSpan={3} sx={{ borderBottom: 0 }} />
            <TableCell component="th" scope="row" colSpan={2}>
              Net
            </TableCell>
            <TableCell align="right">{usd.format(net)}</TableCell>
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row">
              Sales tax
            </TableCell>
            <TableCell align="right">20%</TableCell>
            <TableCell align="right">{usd.format(tax)}</TableCell>
          </TableRow>
          <TableRow sx={{ '& > .MuiTableCell-root': { fontWeight: 'bold' } }}>
            <TableCell component="th" scope="row" colSpan={2}>
              Total
            </TableCell>
            <TableCell align="right">{usd.format(net + tax)}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}
