import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import BackspaceIcon from '@mui/icons-material/Backspace';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const drawers = ['Drawer 1', 'Drawer 2', 'Drawer 3', 'Drawer 4'];

export default function AutocompleteCustomization() {
  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Drawer</FormLabel>
      <Autocomplete
        options={drawers}
        defaultValue="Drawer 2"
        clearIcon={<BackspaceIcon />}
        popupIcon={<ExpandMoreIcon />}
        sx={{
          '--Input-radius': '20px',
          '--Input-minHeight': '2.75rem',
          '--Input-paddingInline': '1rem',
        }}
        slotProps={{
          listbox: {
            sx: { '--List-radius': '12px', '--List-padding': '6px' },
          },
        }}
      />
    </FormControl>
  );
}
