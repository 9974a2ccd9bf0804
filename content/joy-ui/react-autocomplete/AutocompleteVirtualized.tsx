import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import {
  HighlightContext,
  WindowedList,
} from './AutocompleteVirtualized/WindowedList';

const packets = Array.from(
  { length: 5000 },
  (_, index) => `Packet ${String(index + 1).padStart(4, '0')}`,
);

export default function AutocompleteVirtualized() {
  const [highlighted, setHighlighted] = useState<string | null>(null);

  return (
    <HighlightContext value={highlighted}>
      <FormControl sx={{ maxWidth: 320 }}>
        <FormLabel>Seed packet</FormLabel>
        <Autocomplete
          options={packets}
          defaultValue="Packet 2500"
          onHighlightChange={(_event, option) => setHighlighted(option)}
          slotProps={{
            listbox: {
              component: WindowedList,
              sx: { py: 0, maxHeight: 324 },
            },
          }}
        />
      </FormControl>
    </HighlightContext>
  );
}
