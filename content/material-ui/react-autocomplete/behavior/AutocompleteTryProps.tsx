import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const herbs = ['Chervil', 'Chives', 'Dill', 'Lovage', 'Mint', 'Sage'];
const flags = [
  'autoComplete',
  'autoHighlight',
  'autoSelect',
  'blurOnSelect',
  'clearOnEscape',
  'disableClearable',
  'disableCloseOnSelect',
  'disabled',
  'disableListWrap',
  'filterSelectedOptions',
  'includeInputInList',
  'openOnFocus',
  'readOnly',
] as const;

type Flag = (typeof flags)[number];

export default function AutocompleteTryProps() {
  const [chosen, setChosen] = useState<Flag[]>(['autoHighlight']);
  const herbProps: Partial<Record<Flag, boolean>> = {};
  for (const flag of chosen) herbProps[flag] = true;

  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <Autocomplete
        multiple
        disableCloseOnSelect
        size="small"
        options={flags}
        value={chosen}
        onChange={(event, newChosen) => setChosen(newChosen)}
        slotProps={{ listbox: { 'aria-multiselectable': true } }}
        renderInput={(params) => <TextField {...params} label="Props" />}
      />
      <Autocomplete
        {...herbProps}
        options={herbs}
        renderInput={(params) => <TextField {...params} label="Herb" />}
      />
    </Stack>
  );
}
