import { useState } from 'react';
import Pagination from '@mui/material/Pagination';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const holds = ['Bees', 'Cold Harbor', 'First Bread', 'Moss', 'The Ninth Key'];

interface PageButtonsProps {
  count: number;
  page: number;
  rowsPerPage: number;
  onPageChange(event: null, page: number): void;
}

function PageButtons({
  count,
  page,
  rowsPerPage,
  onPageChange,
}: PageButtonsProps) {
  return (
    <Pagination
      size="small"
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(event, newPage) => onPageChange(null, newPage - 1)}
      sx={{ flexShrink: 0, ml: 2 }}
    />
  );
}

export default function TablePageButtons() {
  const [page, setPage] = useState(0);

  return (
    <Table size="small" aria-label="Books on hold" sx={{ maxWidth: 400 }}>
      <TableBody>
        {holds.slice(page * 2, page * 2 + 2).map((title) => (
          <TableRow key={title}>
            <TableCell component="th" scope="row">
              {title}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TablePagination
            count={holds.length}
            page={page}
            rowsPerPage={2}
            rowsPerPageOptions={[2]}
            onPageChange={(event, newPage) => setPage(newPage)}
            ActionsComponent={PageButtons}
            slotProps={{ displayedRows: { role: 'status' } }}
          />
        </TableRow>
      </TableFooter>
    </Table>
  );
}
