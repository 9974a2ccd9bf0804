import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { seeds, type Seed } from './data';

/** Replace this function with a request to your server. */
async function fetchSeeds({ items: [item] }: GridFilterModel): Promise<Seed[]> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  if (!item?.value) return seeds;
  const text = String(item.value).toLowerCase();
  return seeds.filter((seed) =>
    String(seed[item.field as keyof Seed])
      .toLowerCase()
      .includes(text),
  );
}

// This server only supports one operator.
const filterOperators = getGridStringOperators().filter(
  ({ value }) => value === 'contains',
);

const columns: GridColDef<Seed>[] = [
  {
    field: 'name',
    headerName: 'Seed',
    flex: 1,
    minWidth: 140,
    filterOperators,
  },
  { field: 'sow', headerName: 'Sow in', width: 130, filterOperators },
];

export default function DataGridFilterServer() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [],
  });
  const [loaded, setLoaded] = useState({ filterModel, rows: seeds });
  const isLoading = loaded.filterModel !== filterModel;

  useEffect(() => {
    let isCurrent = true;
    fetchSeeds(filterModel).then((rows) => {
      if (isCurrent) setLoaded({ filterModel, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [filterModel]);

  return (
    <Stack spacing={2}>
      <Stack sx={{ height: 340 }}>
        <DataGrid
          aria-label="Seeds filtered by the server"
          rows={loaded.rows}
          columns={columns}
          filterMode="server"
          onFilterModelChange={setFilterModel}
          loading={isLoading}
          hideFooter
        />
      </Stack>
      <Typography role="status">
        {isLoading ? 'Loading' : `Seeds found: ${loaded.rows.length}`}
      </Typography>
    </Stack>
  );
}
