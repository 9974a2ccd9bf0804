import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';

const results = [
  { id: 1, crew: 'Otter Four', year: '2023', points: 61 },
  { id: 2, crew: 'Blue Oars', year: '2024', points: 88 },
  { id: 3, crew: 'Early Mist', year: '2025', points: 74 },
  { id: 4, crew: 'Long Reach', year: '2022', points: 80 },
];

type Result = (typeof results)[number];

/** Replace this function with a request to your server. */
async function fetchResults([item]: GridSortModel): Promise<Result[]> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (!item?.sort) return results;
  const field = item.field as keyof Result;
  const sign = item.sort === 'asc' ? 1 : -1;
  return results.toSorted((a, b) => (a[field] < b[field] ? -sign : sign));
}

const columns: GridColDef<Result>[] = [
  { field: 'crew', headerName: 'Crew', flex: 1, minWidth: 120 },
  { field: 'year', headerName: 'Best year', width: 120 },
  { field: 'points', headerName: 'Points', type: 'number', width: 120 },
];

export default function DataGridSortServer() {
  const [sortModel, setSortModel] = useState<GridSortModel>([]);
  const [loaded, setLoaded] = useState({ sortModel, rows: results });

  useEffect(() => {
    let isCurrent = true;
    fetchResults(sortModel).then((rows) => {
      if (isCurrent) setLoaded({ sortModel, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [sortModel]);

  return (
    <Box sx={{ height: 290 }}>
      <DataGrid
        aria-label="Best results of each crew"
        rows={loaded.rows}
        columns={columns}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        loading={loaded.sortModel !== sortModel}
        hideFooter
      />
    </Box>
  );
}
