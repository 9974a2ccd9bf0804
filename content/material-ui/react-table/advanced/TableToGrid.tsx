import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { GridColDef } from '@mui/x-data-grid';

const DataGrid = lazy(() =>
  import('@mui/x-data-grid').then((grid) => ({ default: grid.DataGrid })),
);
const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'shelf', headerName: 'Shelf', width: 110 },
  { field: 'copies', headerName: 'Copies', type: 'number', editable: true },
];
const rows = [
  { id: 1, title: 'The Salt Road', shelf: 'Travel', copies: 3 },
  { id: 2, title: 'Cold Harbor', shelf: 'Crime', copies: 12 },
  { id: 3, title: 'Soil and Seed', shelf: 'Garden', copies: 1 },
  { id: 4, title: 'A Map of Winds', shelf: 'Travel', copies: 5 },
];

const plain = (
  <Table aria-label="Copies">
    <TableBody>
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell component="th" scope="row">
            {row.title}
          </TableCell>
          <TableCell>{row.shelf}</TableCell>
          <TableCell align="right">{row.copies}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

export default function TableToGrid() {
  return (
    <Box sx={{ height: 268 }}>
      <NoSsr fallback={plain}>
        <Suspense fallback={plain}>
          <DataGrid
            aria-label="Copies"
            columns={columns}
            rows={rows}
            hideFooter
          />
        </Suspense>
      </NoSsr>
    </Box>
  );
}
