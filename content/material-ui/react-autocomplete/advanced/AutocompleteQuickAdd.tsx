import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const bulbs = ['Allium', 'Crocus', 'Daffodil', 'Snowdrop', 'Tulip'];

export default function AutocompleteQuickAdd() {
  const [text, setText] = useState('');
  const [order, setOrder] = useState(['Crocus']);

  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <Autocomplete
        autoHighlight
        options={bulbs}
        value={null}
        onChange={(event, bulb) => bulb && setOrder([...order, bulb])}
        inputValue={text}
        onInputChange={(event, newText, reason) =>
          setText(reason === 'input' ? newText : '')
        }
        renderInput={(params) => <TextField {...params} label="Add a bag" />}
      />
      <Typography role="status">Bags: {order.join(', ')}</Typography>
    </Stack>
  );
}
