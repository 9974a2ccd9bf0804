import { useEffect, useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const partners = ['Delta Seed Vault', 'Plains Archive', 'Rainier Gene Bank'];

export default function AutocompleteAsync() {
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<string[]>([]);
  const loading = open && options.length === 0;

  useEffect(() => {
    if (!loading) return undefined;
    // Replace the timer with a request to your server.
    const timer = setTimeout(() => setOptions(partners), 1500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Partner seed bank</FormLabel>
      <Autocomplete
        options={options}
        loading={loading}
        open={open && !loading}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        endDecorator={
          loading && <CircularProgress size="sm" aria-label="Loading" />
        }
      />
      <FormHelperText role="status" sx={{ minHeight: '1.5em' }}>
        {loading ? 'Loading partners…' : ''}
      </FormHelperText>
    </FormControl>
  );
}
