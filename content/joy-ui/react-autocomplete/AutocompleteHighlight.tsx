import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const crops = [
  'Barley',
  'Bean',
  'Beet',
  'Buckwheat',
  'Chickpea',
  'Pea',
  'Pear',
];
const filterOptions = createFilterOptions<string>({
  matchFrom: 'start',
  limit: 4,
});

export default function AutocompleteHighlight() {
  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Look up a seed</FormLabel>
      <Autocomplete
        options={crops}
        filterOptions={filterOptions}
        noOptionsText="No seeds start with this"
        renderOption={(props, crop, { inputValue }) => {
          const isMatch = crop
            .toLowerCase()
            .startsWith(inputValue.toLowerCase());
          const length = isMatch ? inputValue.length : 0;
          return (
            <AutocompleteOption {...props} key={crop}>
              <span>
                <Box component="span" sx={{ fontWeight: 'xl' }}>
                  {crop.slice(0, length)}
                </Box>
                {crop.slice(length)}
              </span>
            </AutocompleteOption>
          );
        }}
      />
    </FormControl>
  );
}
