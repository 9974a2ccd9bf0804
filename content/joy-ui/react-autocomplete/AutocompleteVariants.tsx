import Autocomplete from '@mui/joy/Autocomplete';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const vaults = ['East vault', 'North vault', 'West vault'];

const fields = [
  { variant: 'outlined', label: 'Stored in' },
  { variant: 'soft', label: 'Move to' },
  { variant: 'solid', label: 'Copy to' },
  { variant: 'plain', label: 'Report on' },
] as const;

export default function AutocompleteVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        gap: 2,
      }}
    >
      {fields.map(({ variant, label }) => (
        <FormControl key={variant}>
          <FormLabel>{label}</FormLabel>
          <Autocomplete
            variant={variant}
            options={vaults}
            defaultValue="North vault"
          />
        </FormControl>
      ))}
    </Box>
  );
}
