import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteListbox from '@mui/joy/AutocompleteListbox';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const tests = ['Age', 'Germination', 'Moisture', 'Purity', 'Weight'];

export default function AutocompleteInline() {
  const [isOpen, setOpen] = useState(false);
  const [selected, setSelected] = useState(['Purity']);

  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Tests for lot B-31
      </Button>
      {isOpen && (
        <Autocomplete
          open
          multiple
          disableCloseOnSelect
          disableClearable
          forcePopupIcon={false}
          options={tests}
          value={selected}
          onChange={(_event, value) => setSelected(value)}
          renderTags={() => null}
          placeholder="Filter tests"
          aria-label="Tests"
          slots={{ listbox: AutocompleteListbox }}
          slotProps={{ listbox: { 'aria-label': 'Tests' } }}
        />
      )}
      <Typography role="status" level="body-sm">
        {selected.length ? `Selected: ${selected.join(', ')}` : 'No tests'}
      </Typography>
    </Stack>
  );
}
