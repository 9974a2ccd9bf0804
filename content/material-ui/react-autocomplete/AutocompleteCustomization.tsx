import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import SearchIcon from '@mui/icons-material/Search';

const soils = ['Chalk', 'Clay', 'Loam', 'Peat', 'Sand'];

export default function AutocompleteCustomization() {
  return (
    <Autocomplete
      options={soils}
      popupIcon={<SearchIcon />}
      slotProps={{
        popupIndicator: { disableRipple: true },
        paper: { elevation: 8, sx: { borderRadius: 3 } },
        listbox: {
          sx: {
            maxHeight: 200,
            '& .MuiAutocomplete-option[aria-selected="true"]': {
              fontWeight: 'bold',
            },
          },
        },
      }}
      renderInput={(params) => <TextField {...params} label="Soil" />}
      sx={{
        maxWidth: 320,
        '& .MuiAutocomplete-inputRoot': { borderRadius: 3 },
        '& .MuiAutocomplete-popupIndicatorOpen': { transform: 'none' },
      }}
    />
  );
}
