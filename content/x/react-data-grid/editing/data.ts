import type { GridColDef } from '@mui/x-data-grid';
import { renderInput } from './render-input';

export const recipes = [
  { id: 1, bread: 'Harbor rye', dough: 900, minutes: 55 },
  { id: 2, bread: 'Seeded loaf', dough: 750, minutes: 45 },
  { id: 3, bread: 'Honey bun', dough: 90, minutes: 18 },
];

export type Recipe = (typeof recipes)[number];

const input = { editable: true, renderEditCell: renderInput };

export const inputs: GridColDef<Recipe>[] = [
  { ...input, field: 'bread', headerName: 'Bread', flex: 1, minWidth: 120 },
  { ...input, field: 'dough', headerName: 'Dough (g)', type: 'number' },
  { ...input, field: 'minutes', headerName: 'Minutes', type: 'number' },
];
