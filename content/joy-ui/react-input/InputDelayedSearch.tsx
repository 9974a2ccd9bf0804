import { useEffect, useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import SearchIcon from '@mui/icons-material/Search';

const herbs = ['basil', 'borage', 'chervil', 'chives', 'lovage', 'marjoram'];
const PAUSE = 400;

export default function InputDelayedSearch() {
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const found = herbs.filter((herb) => herb.includes(query.toLowerCase()));

  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Search the herb bed</FormLabel>
      <Input
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        startDecorator={<SearchIcon />}
      />
      <FormHelperText role="status">
        {found.join(', ') || 'No herbs found.'}
      </FormHelperText>
    </FormControl>
  );
}
