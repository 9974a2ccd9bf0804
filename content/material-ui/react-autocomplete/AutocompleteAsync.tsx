import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

const fetchGrowers = () =>
  new Promise<string[]>((resolve) => {
    setTimeout(resolve, 1500, ['Fern Lane', 'Low Meadow', 'Stony Acre']);
  });

export default function AutocompleteAsync() {
  const [open, setOpen] = useState(false);
  const [growers, setGrowers] = useState<string[] | null>(null);
  const loading = open && growers === null;

  async function handleOpen() {
    setOpen(true);
    if (growers === null) setGrowers(await fetchGrowers());
  }

  return (
    <Autocomplete
      open={open}
      onOpen={handleOpen}
      onClose={() => setOpen(false)}
      options={growers ?? []}
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
