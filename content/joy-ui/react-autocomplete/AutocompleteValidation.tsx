import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const crops = ['Barley', 'Lentil', 'Millet', 'Oat', 'Rye'];

export default function AutocompleteValidation() {
  const [crop, setCrop] = useState<string | null>(null);
  const [touched, setTouched] = useState(false);
  const error = touched && crop === null;

  return (
    <FormControl required error={error} sx={{ maxWidth: 320 }}>
      <FormLabel>Requested seed</FormLabel>
      <Autocomplete
        options={crops}
        value={crop}
        onChange={(_event, value) => setCrop(value)}
        onBlur={() => setTouched(true)}
      />
      <FormHelperText
        role="status"
        sx={error ? { color: 'danger.plainColor' } : undefined}
      >
        {error ? 'Choose a seed from the list' : 'One packet per request'}
      </FormHelperText>
    </FormControl>
  );
}
