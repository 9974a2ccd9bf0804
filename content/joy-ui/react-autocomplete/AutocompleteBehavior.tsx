import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const shelves = ['Shelf A', 'Shelf B', 'Shelf C', 'Shelf D', 'Shelf E'];

const behaviors = [
  'autoHighlight',
  'autoSelect',
  'clearOnEscape',
  'disableClearable',
  'disableCloseOnSelect',
  'filterSelectedOptions',
  'openOnFocus',
] as const;

export default function AutocompleteBehavior() {
  const [on, setOn] = useState<string[]>(['autoHighlight']);
  const props = Object.fromEntries(on.map((name) => [name, true]));

  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <Box
        role="group"
        aria-label="Props"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
      >
        {behaviors.map((name) => (
          <Checkbox
            key={name}
            size="sm"
            label={name}
            checked={on.includes(name)}
            onChange={(event) =>
              setOn(
                event.target.checked
                  ? [...on, name]
                  : on.filter((other) => other !== name),
              )
            }
          />
        ))}
      </Box>
      <FormControl>
        <FormLabel>Shelf</FormLabel>
        <Autocomplete options={shelves} {...props} />
      </FormControl>
    </Stack>
  );
}
