import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const lights = [
  { id: 1, name: 'Cape Morrow', keeper: 'Ines Caldera', since: 2009 },
  { id: 2, name: 'Gull Rock', keeper: 'Toby Ash', since: 2017 },
  { id: 3, name: 'Tansy Point', keeper: 'Wren Baker', since: 2021 },
];

const columns: GridColDef<(typeof lights)[number]>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 120 },
  { field: 'keeper', headerName: 'Keeper', flex: 1, minWidth: 120 },
  { field: 'since', headerName: 'Since', width: 100 },
];

type State = 'idle' | 'loading' | 'loaded';
const messages = {
  idle: 'No keepers loaded',
  loading: 'Loading keepers',
  loaded: '3 keepers loaded',
};

export default function DataGridLoading() {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('loaded'), 1500);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setState('loading')}>
          Load keepers
        </Button>
        <Typography role="status">{messages[state]}</Typography>
      </Stack>
      <Stack sx={{ height: 280 }}>
        <DataGrid
          aria-label="Lighthouse keepers"
          rows={state === 'loaded' ? lights : []}
          columns={columns}
          loading={state === 'loading'}
          localeText={{ noRowsLabel: 'No keepers yet' }}
          hideFooter
        />
      </Stack>
    </Stack>
  );
}
