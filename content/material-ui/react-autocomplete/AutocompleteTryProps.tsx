import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const herbs = ['Chervil', 'Chives', 'Dill', 'Lovage', 'Mint', 'Sage'];
const props = `autoComplete autoHighlight autoSelect blurOnSelect clearOnEscape
  disableClearable disableCloseOnSelect disabled disableListWrap
  filterSelectedOptions includeInputInList openOnFocus readOnly`.split(/\s+/);

export default function AutocompleteTryProps() {
  const [chosen, setChosen] = useState(['autoHighlight', 'openOnFocus']);

  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <Autocomplete
        multiple
        disableCloseOnSelect
        size="small"
        options={props}
        value={chosen}
        onChange={(event, newChosen) => setChosen(newChosen)}
        renderInput={(params) => <TextField {...params} label="Props" />}
      />
      <Autocomplete
        {...Object.fromEntries(chosen.map((prop) => [prop, true]))}
        options={herbs}
        renderInput={(params) => <TextField {...params} label="Herb" />}
      />
    </Stack>
  );
}
