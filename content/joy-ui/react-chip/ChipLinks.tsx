import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const categories = ['Breads', 'Cakes', 'Cookies'];

export default function ChipLinks() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {categories.map((category) => (
        <Chip
          key={category}
          color="primary"
          slotProps={{
            action: { component: 'a', href: '#links' },
          }}
        >
          {category}
        </Chip>
      ))}
    </Stack>
  );
}
