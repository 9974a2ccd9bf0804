import { useRef, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { loadSeeds } from './seed-store';

const messages = {
  idle: 'The options load when you open the list.',
  loading: 'Loading…',
  failed: 'The seed store isn’t responding.',
  loaded: 'The list is up to date.',
};

export default function AutocompleteLoadOnOpen() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [seeds, setSeeds] = useState<string[]>([]);
  const [state, setState] = useState<keyof typeof messages>('idle');

  async function load() {
    inputRef.current?.focus();
    setOpen(true);
    setState('loading');
    try {
      setSeeds(await loadSeeds());
      setState('loaded');
    } catch {
      setOpen(false);
      setState('failed');
    }
  }

  return (
    <Stack spacing={1} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
      <Autocomplete
        fullWidth
        open={open}
        onOpen={() => (state === 'idle' ? load() : setOpen(true))}
        onClose={() => setOpen(false)}
        options={seeds}
        loading={state === 'loading'}
        noOptionsText={messages[state]}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={inputRef}
            label="Seeds in the store"
            error={state === 'failed'}
            helperText={messages[state]}
            slotProps={{ formHelperText: { role: 'status' } }}
          />
        )}
      />
      {state === 'failed' && <Button onClick={load}>Try again</Button>}
    </Stack>
  );
}
