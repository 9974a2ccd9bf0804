import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const ALL = -1;
const counts = [4, 0, 7, 2, 9, 1, 3, 0, 5, 2, 6, 1];
const cards = counts.map((visits, index) => ({
  number: `C-${2001 + index}`,
  visits,
}));

export default function TablePages() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(3);
  const shown =
    rowsPerPage === ALL
      ? cards
      : cards.slice(page * rowsPerPage, (page + 1) * rowsPerPage);

  return (
    <>
      <Table size="small" aria-label="Library cards">
        <TableHead>
          <TableRow>
            <TableCell>Card</TableCell>
            <TableCell align="right">Visits in May</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ number, visits }) => (
            <TableRow key={number}>
              <TableCell component="th" scope="row">
                {number}
              </TableCell>
              <TableCell align="right">{visits}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={cards.length}
        page={page}
        onPageChange={(event, newPage) => setPage(newPage)}
        rowsPerPage={rowsPerPage}
        labelRowsPerPage="Rows:"
        rowsPerPageOptions={[3, 6, { label: 'All', value: ALL }]}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
        slotProps={{ displayedRows: { role: 'status' } }}
      />
    </>
  );
}
