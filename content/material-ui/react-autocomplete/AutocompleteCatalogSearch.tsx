import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const searches = ['bee-friendly', 'dry shade', 'edible flowers', 'for pots'];

export default function AutocompleteCatalogSearch() {
  const [search, setSearch] = useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <Autocomplete
        freeSolo
        options={searches}
        value={search}
        onChange={(event, newSearch) => setSearch(newSearch)}
        renderInput={(params) => (
          <TextField {...params} label="Search the catalog" />
        )}
      />
      <Typography role="status">
        {search === null ? 'All 840 plants' : `Plants: ${search}`}
      </Typography>
    </Stack>
  );
}
