import type { GridColDef } from '@mui/x-data-grid';

export interface Reading {
  id: number;
  weir: string;
  minute: number;
  level: number;
  flow: number;
}

/** Invented readings, the same ones each time. */
export function createReadings(count: number): Reading[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    weir: `Weir ${(index % 24) + 1}`,
    minute: Math.floor(index / 24),
    level: 80 + ((index * 37) % 61),
    flow: 12 + ((index * 13) % 29),
  }));
}

export const columns: GridColDef<Reading>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 100 },
  { field: 'weir', headerName: 'Weir', width: 110 },
  { field: 'minute', headerName: 'Minute', type: 'number', width: 110 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
  { field: 'flow', headerName: 'Flow (l/s)', type: 'number', width: 120 },
];
