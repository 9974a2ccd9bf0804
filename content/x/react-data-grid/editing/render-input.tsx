import {
  GridEditInputCell,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

/** The standard input, with the name of its column as a label. */
export function renderInput(params: GridRenderEditCellParams) {
  const htmlInput = { 'aria-label': params.colDef.headerName };

  return (
    <GridEditInputCell
      {...params}
      slotProps={{ root: { slotProps: { htmlInput } } }}
    />
  );
}
