import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

const fetchGrowers = () =>
  new Promise<string[]>((resolve) => {
    setTimeout(resolve, 1500, ['Fern Lane', 'Low Meadow', 'Stony Acre']);
  });

export default function AutocompleteAsync() {
  const [growers, setGrowers] = useState<string[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'loaded'>('idle');
  const loading = state === 'loading';

  async function handleOpen() {
    if (state !== 'idle') return;
    setState('loading');
    setGrowers(await fetchGrowers());
    setState('loaded');
  }

  return (
    <Autocomplete
      onOpen={handleOpen}
      options={growers}
      loading={loading}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Grower"
          helperText={loading ? 'Loading growers…' : ' '}
          slotProps={{
            formHelperText: { role: 'status' },
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  {loading && <CircularProgress aria-hidden size={20} />}
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
      sx={{ maxWidth: 320 }}
    />
  );
}
