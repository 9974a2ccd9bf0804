import type { GridColDef } from '@mui/x-data-grid';

export const readings = [
  { id: 1, station: 'Kestrel Ridge', low: -4.5, rain: 12.2, wind: 1250 },
  { id: 2, station: 'Mill Pond', low: 1.8, rain: 8, wind: 640 },
  { id: 3, station: 'Orchard, south', low: 0.4, rain: 9.6, wind: 810 },
];

export const columns: GridColDef<(typeof readings)[number]>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'low', headerName: 'Low (°C)', type: 'number', width: 110 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 120 },
  { field: 'wind', headerName: 'Wind run (km)', type: 'number', width: 140 },
];
