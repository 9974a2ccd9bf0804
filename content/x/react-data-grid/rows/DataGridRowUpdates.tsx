import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const survey = [
  { tag: 'T-104', species: 'Field maple', girth: 62 },
  { tag: 'T-105', species: 'Silver linden', girth: 118 },
  { tag: 'T-106', species: 'Wild service tree', girth: 45 },
  { tag: 'T-107', species: 'Black poplar', girth: 203 },
];

type Tree = (typeof survey)[number];

const columns: GridColDef<Tree>[] = [
  { field: 'tag', headerName: 'Tag', width: 100 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 140 },
  { field: 'girth', headerName: 'Girth (cm)', type: 'number', width: 120 },
];

const getTag = (tree: Tree) => tree.tag;

export default function DataGridRowUpdates() {
  const [trees, setTrees] = useState(survey.slice(0, 2));

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          disabled={trees.length === survey.length}
          onClick={() => setTrees(survey.slice(0, trees.length + 1))}
        >
          Add next tree
        </Button>
        <Button
          variant="outlined"
          disabled={trees.length === 0}
          onClick={() => setTrees(trees.slice(0, -1))}
        >
          Remove last
        </Button>
        <Typography role="status">Trees surveyed: {trees.length}</Typography>
      </Stack>
      <Stack sx={{ height: 280 }}>
        <DataGrid
          aria-label="Surveyed trees"
          rows={trees}
          columns={columns}
          getRowId={getTag}
          hideFooter
        />
      </Stack>
    </Stack>
  );
}
