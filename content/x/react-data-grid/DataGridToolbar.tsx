import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import DownloadIcon from '@mui/icons-material/Download';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';

const rows = [
  { id: 1, name: 'Cape Morrow', color: 'White', flash: '2 every 10 s' },
  { id: 2, name: 'Gull Rock', color: 'Red', flash: '1 every 4 s' },
  { id: 3, name: 'Tansy Point', color: 'White', flash: '3 every 15 s' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 130 },
  { field: 'color', headerName: 'Color', width: 110 },
  { field: 'flash', headerName: 'Flashes', width: 130 },
];

function LightsToolbar() {
  return (
    <Toolbar aria-label="Lights">
      <Typography sx={{ flexGrow: 1, mx: 1 }}>Lights</Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Download">
        <ExportCsv render={<ToolbarButton />} options={{ fileName: 'lights' }}>
          <DownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
      <QuickFilter expanded>
        <QuickFilterControl
          placeholder="Search"
          size="small"
          slotProps={{ htmlInput: { 'aria-label': 'Search lights' } }}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function DataGridToolbar() {
  return (
    <Box sx={{ height: 300 }}>
      <DataGrid
        aria-label="Lights"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: LightsToolbar }}
        hideFooter
      />
    </Box>
  );
}
