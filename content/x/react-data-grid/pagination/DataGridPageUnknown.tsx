import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { sightings, type Sighting } from './data';

const total = 23;

/** Replace this function with a request to your server. */
async function fetchPage({ page, pageSize }: GridPaginationModel) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const end = Math.min((page + 1) * pageSize, total);
  return {
    rows: sightings.slice(page * pageSize, end),
    isLastPage: end === total,
  };
}

const columns: GridColDef<Sighting>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 110 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110 },
];

const nothing: Sighting[] = [];

export default function DataGridPageUnknown() {
  const [model, setModel] = useState({ page: 0, pageSize: 5 });
  const [rowCount, setRowCount] = useState(-1);
  const [loaded, setLoaded] = useState({ page: -1, rows: nothing });

  useEffect(() => {
    let isCurrent = true;
    fetchPage(model).then(({ rows, isLastPage }) => {
      if (!isCurrent) return;
      setLoaded({ page: model.page, rows });
      if (isLastPage) setRowCount(model.page * model.pageSize + rows.length);
    });
    return () => {
      isCurrent = false;
    };
  }, [model]);

  return (
    <Stack spacing={2}>
      <Stack sx={{ height: 370 }}>
        <DataGrid
          aria-label="Bird sightings without a known total"
          rows={loaded.rows}
          columns={columns}
          paginationMode="server"
          rowCount={rowCount}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          disableColumnSorting
          disableColumnFilter
        />
      </Stack>
      <Typography role="status">
        {loaded.page === model.page ? 'Page' : 'Loading page'} {model.page + 1}
      </Typography>
    </Stack>
  );
}
