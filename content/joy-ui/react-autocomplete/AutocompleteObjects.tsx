import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';

const lots = [
  { id: 'B-12', crop: 'Barley', year: 2021 },
  { id: 'B-31', crop: 'Barley', year: 2024 },
  { id: 'L-07', crop: 'Lentil', year: 2023 },
  { id: 'R-02', crop: 'Rye', year: 2019 },
];

export default function AutocompleteObjects() {
  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Seed lot</FormLabel>
      <Autocomplete
        options={lots}
        defaultValue={{ id: 'R-02', crop: 'Rye', year: 2019 }}
        getOptionLabel={(lot) => `${lot.crop} ${lot.id}`}
        isOptionEqualToValue={(lot, value) => lot.id === value.id}
        renderOption={(props, lot) => (
          <AutocompleteOption {...props} key={lot.id}>
            <ListItemContent>
              {lot.crop} {lot.id}
              <Typography level="body-sm" textColor="inherit">
                Harvested in {lot.year}
              </Typography>
            </ListItemContent>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
