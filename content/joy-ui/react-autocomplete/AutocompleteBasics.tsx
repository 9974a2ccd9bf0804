import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const crops = [
  'Barley',
  'Buckwheat',
  'Chickpea',
  'Lentil',
  'Millet',
  'Oat',
  'Rye',
  'Wheat',
];

export default function AutocompleteBasics() {
  const [crop, setCrop] = useState<string | null>(null);

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Seed</FormLabel>
      <Autocomplete
        options={crops}
        value={crop}
        onChange={(_event, value) => setCrop(value)}
      />
      <FormHelperText role="status">
        {crop
          ? `${crop} is on shelf ${crops.indexOf(crop) + 1}`
          : 'No seed selected'}
      </FormHelperText>
    </FormControl>
  );
}
