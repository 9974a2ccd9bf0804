import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const crops = ['Barley', 'Buckwheat', 'Lentil', 'Millet', 'Oat', 'Rye'];

export default function AutocompleteFastEntry() {
  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Crop on the paper form</FormLabel>
      <Autocomplete
        options={crops}
        openOnFocus
        autoComplete
        includeInputInList
        autoSelect
        clearOnEscape
        blurOnSelect="touch"
      />
    </FormControl>
  );
}
