import { useEffect, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { searchSeeds } from './seed-store';

const nothing = { text: '', seeds: [] as string[], error: '' };

export default function AutocompleteServerSearch() {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState(nothing);
  const loading = text !== answer.text;

  useEffect(() => {
    let isStale = false;
    const receive = (newAnswer: typeof nothing) => {
      if (!isStale) setAnswer(newAnswer);
    };
    const timer = setTimeout(() => {
      if (text === '') return receive(nothing);
      return searchSeeds(text).then(
        (seeds) => receive({ text, seeds, error: '' }),
        (error: Error) => receive({ text, seeds: [], error: error.message }),
      );
    }, 300);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text]);

  const result = answer.error || `${answer.seeds.length} found`;
  const message = loading ? 'Searching…' : result;

  return (
    <Autocomplete
      options={loading ? [] : answer.seeds}
      filterOptions={(options) => options}
      loading={loading}
      loadingText="Searching…"
      noOptionsText={text === '' ? 'Type the first letters' : message}
      onInputChange={(event, newText, reason) =>
        setText(reason === 'input' ? newText : '')
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label="Search the seed store"
          error={!loading && answer.error !== ''}
          helperText={text === '' ? 'Try p, then pu quickly, or q' : message}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
      sx={{ maxWidth: 320 }}
    />
  );
}
