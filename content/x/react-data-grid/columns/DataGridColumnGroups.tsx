import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, title: 'Walnut chest', temperature: 19, humidity: 52, light: 150 },
  { id: 2, title: 'Salt road map', temperature: 18, humidity: 45, light: 50 },
  { id: 3, title: 'Bottle ship', temperature: 20, humidity: 50, light: 200 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90 },
  { field: 'humidity', headerName: '% humidity', type: 'number', width: 120 },
  { field: 'light', headerName: 'Light (lx)', type: 'number', width: 110 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'object', headerName: 'Object', children: [{ field: 'title' }] },
  {
    groupId: 'climate',
    headerName: 'Room climate',
    children: [{ field: 'temperature' }, { field: 'humidity' }],
  },
  { groupId: 'limits', headerName: 'Limits', children: [{ field: 'light' }] },
];

export default function DataGridColumnGroups() {
  return (
    <Box sx={{ height: 280 }}>
      <DataGrid
        aria-label="Climate by object"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={36}
        hideFooter
      />
    </Box>
  );
}
