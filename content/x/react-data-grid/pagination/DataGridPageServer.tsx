import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { sightings, type Sighting } from './data';

/** Replace this function with a request to your server. */
async function fetchPage({ page, pageSize }: GridPaginationModel) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const rows = sightings.slice(page * pageSize, (page + 1) * pageSize);
  return { rows, total: sightings.length };
}

const columns: GridColDef<Sighting>[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 110 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110 },
  { field: 'count', headerName: 'Count', type: 'number', width: 100 },
];

const firstPage = { page: 0, pageSize: 5 };
const nothing: Sighting[] = [];

export default function DataGridPageServer() {
  const [model, setModel] = useState<GridPaginationModel>(firstPage);
  const [loaded, setLoaded] = useState({ model: {}, rows: nothing, total: 0 });

  useEffect(() => {
    let isCurrent = true;
    fetchPage(model).then((response) => {
      if (isCurrent) setLoaded({ model, ...response });
    });
    return () => {
      isCurrent = false;
    };
  }, [model]);

  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Bird sightings from the server"
        rows={loaded.rows}
        columns={columns}
        paginationMode="server"
        rowCount={loaded.total}
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5, 10]}
        loading={loaded.model !== model}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
