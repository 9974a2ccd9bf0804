import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const crops = ['Barley', 'Lentil', 'Millet', 'Oat', 'Rye', 'Wheat'];

export default function AutocompleteMultiple() {
  return (
    <FormControl sx={{ maxWidth: 400 }}>
      <FormLabel>Seeds in this parcel</FormLabel>
      <Autocomplete
        multiple
        filterSelectedOptions
        limitTags={2}
        getLimitTagsText={(more) => `and ${more} more`}
        options={crops}
        defaultValue={['Lentil', 'Oat', 'Wheat']}
        renderTags={(values, getTagProps) =>
          values.map((crop, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                variant="soft"
                color="primary"
                endDecorator={
                  <ChipDelete {...tagProps} aria-label={`Remove ${crop}`} />
                }
              >
                {crop}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
