import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import SearchIcon from '@mui/icons-material/Search';

const recent = ['drought', 'high altitude', 'salty soil', 'short season'];

export default function AutocompleteFreeText() {
  const [query, setQuery] = useState('');

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Search the catalog</FormLabel>
      <Autocomplete
        freeSolo
        selectOnFocus
        handleHomeEndKeys
        options={recent}
        startDecorator={<SearchIcon />}
        onChange={(_event, value) => setQuery(value ?? '')}
      />
      <FormHelperText role="status">
        {query ? `Results for “${query}”` : 'Type a trait and press Enter'}
      </FormHelperText>
    </FormControl>
  );
}
