import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import SearchIcon from '@mui/icons-material/Search';

const ferns = ['Hart’s tongue', 'Lady fern', 'Royal fern', 'Sword fern'];

export default function AutocompleteOwnInput() {
  return (
    <Autocomplete
      options={ferns}
      renderInput={({ InputProps, inputProps }) => (
        <Stack
          ref={InputProps.ref}
          direction="row"
          spacing={1}
          sx={{ alignItems: 'center' }}
        >
          <SearchIcon />
          <input {...inputProps} aria-label="Ferns" placeholder="Ferns" />
        </Stack>
      )}
      sx={{
        maxWidth: 320,
        '& input': { p: 1, font: 'inherit' },
        '& ::placeholder': { color: 'text.secondary' },
      }}
    />
  );
}
