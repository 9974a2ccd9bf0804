import { useId } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const loans = [
  { title: 'The Salt Road', due: 'June 3', renewals: 0 },
  { title: 'First Bread', due: 'June 9', renewals: 2 },
  { title: 'A Map of Winds', due: 'June 17', renewals: 1 },
];

export default function TableBasics() {
  const id = useId();

  return (
    <TableContainer role="region" aria-labelledby={id} tabIndex={0}>
      <Table>
        <caption id={id}>Your loans</caption>
        <TableHead>
          <TableRow>
            <TableCell>Title</TableCell>
            <TableCell>Due</TableCell>
            <TableCell align="right">Renewals</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {loans.map(({ title, due, renewals }) => (
            <TableRow key={title}>
              <TableCell component="th" scope="row">
                {title}
              </TableCell>
              <TableCell>{due}</TableCell>
              <TableCell align="right">{renewals}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
