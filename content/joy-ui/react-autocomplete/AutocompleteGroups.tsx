import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';

const crops = [
  { label: 'Barley', family: 'Grains', stock: 42 },
  { label: 'Oat', family: 'Grains', stock: 0 },
  { label: 'Rye', family: 'Grains', stock: 17 },
  { label: 'Chickpea', family: 'Legumes', stock: 8 },
  { label: 'Lentil', family: 'Legumes', stock: 25 },
];

export default function AutocompleteGroups() {
  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Seed to send</FormLabel>
      <Autocomplete
        options={crops}
        groupBy={(crop) => crop.family}
        disabledItemsFocusable
        getOptionDisabled={(crop) => crop.stock === 0}
        renderGroup={({ key, group, children }) => (
          <ListItem nested key={key} role="presentation">
            <ListSubheader sticky>{group}</ListSubheader>
            <List role="group" aria-label={group}>
              {children}
            </List>
          </ListItem>
        )}
      />
    </FormControl>
  );
}
