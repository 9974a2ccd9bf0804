import { useState } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

type Tag = { name: string; isNew?: boolean };

const filter = createFilterOptions<Tag>({ trim: true });

export default function AutocompleteCreatable() {
  const [tags, setTags] = useState<Tag[]>([
    { name: 'Drought tolerant' },
    { name: 'Ground cover' },
    { name: 'Night scented' },
  ]);
  const [tag, setTag] = useState<Tag | null>(null);

  function handleChange(chosen: Tag | null) {
    const added = chosen?.isNew ? { name: chosen.name } : null;
    if (added) setTags([...tags, added]);
    setTag(added ?? chosen);
  }

  return (
    <Autocomplete
      autoHighlight
      options={tags}
      value={tag}
      onChange={(event, chosen) => handleChange(chosen)}
      getOptionLabel={({ name }) => name}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const matches = filter(options, state);
        const exists = options.some((option) => option.name === name);
        return name && !exists ? [...matches, { name, isNew: true }] : matches;
      }}
      renderOption={({ key, ...props }, { name, isNew }) => (
        <li key={key} {...props}>
          {isNew ? `Create “${name}”` : name}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Plant tag" />}
      sx={{ maxWidth: 320 }}
    />
  );
}
