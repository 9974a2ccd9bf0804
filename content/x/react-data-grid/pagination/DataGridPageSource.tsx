import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid';
import { sightings, type Sighting } from './data';

let requests = 0;

/**
 * Replace this function with a request to your server.
 * This one fails every third time.
 */
async function fetchRows({ start, end, sortModel }: GridGetRowsParams) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  requests += 1;
  if (requests % 3 === 0) throw new Error('The server is busy.');
  const [sort] = sortModel;
  const sign = sort?.sort === 'desc' ? -1 : 1;
  const rows = sort
    ? sightings.toSorted((a, b) => (a.bird < b.bird ? -sign : sign))
    : sightings;
  return { rows: rows.slice(Number(start), end + 1), rowCount: rows.length };
}

const columns: GridColDef<Sighting>[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 110 },
  { field: 'site', headerName: 'Site', flex: 1, sortable: false },
];

export default function DataGridPageSource() {
  const apiRef = useGridApiRef();
  const [error, setError] = useState<Error | null>(null);
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await fetchRows(params);
        setError(null);
        return response;
      },
    }),
    [],
  );

  return (
    <Stack spacing={2}>
      <Stack sx={{ height: 370 }}>
        <DataGrid
          aria-label="Bird sightings from a data source"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={setError}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
          disableColumnFilter
        />
      </Stack>
      {error && (
        <Alert
          severity="error"
          action={
            <Button
              color="inherit"
              onClick={() => apiRef.current?.dataSource.fetchRows()}
            >
              Retry
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
    </Stack>
  );
}
