import { useId } from 'react';
import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';

const plants = ['Astilbe', 'Foxglove', 'Hosta', 'Lungwort', 'Primrose'];

export default function AutocompleteHook() {
  const list = useAutocomplete({
    id: useId(),
    multiple: true,
    open: true,
    options: plants,
    defaultValue: ['Hosta'],
  });

  return (
    <Box
      sx={{
        maxWidth: 320,
        '& label, & input': { display: 'block', font: 'inherit' },
        '& input': { width: 1, p: 1, my: 1 },
        '& ::placeholder': { color: 'text.secondary' },
        '& ul': { p: 0, m: 0, listStyle: 'none' },
        '& li': { p: 1, borderInlineStart: '4px solid transparent' },
        '&:focus-within .Mui-focused': { bgcolor: 'action.focus' },
        '& [aria-selected=true]': { borderColor: 'primary.main' },
      }}
    >
      <div {...list.getRootProps()}>
        <Box component="label" {...list.getInputLabelProps()}>
          Plants for the shady bed
        </Box>
        <input {...list.getInputProps()} placeholder="Filter" />
      </div>
      <ul {...list.getListboxProps()} role="listbox" aria-multiselectable>
        {list.groupedOptions.map((option, index) => {
          const { key, ...props } = list.getOptionProps({ option, index });
          return (
            <li key={key} {...props}>
              {option}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
