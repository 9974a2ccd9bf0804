import { Box } from '@mui/system';

const woods = ['Ash', 'Beech', 'Cherry', 'Maple', 'Oak', 'Pine', 'Walnut'];

export default function SizingMaxHeight() {
  return (
    <Box
      role="region"
      aria-label="Frames in stock"
      tabIndex={0}
      sx={{
        maxWidth: 320,
        maxHeight: 160,
        border: 1,
        overflowY: 'auto',
        '&:focus-visible': { outline: 3, outlineOffset: 3 },
      }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {woods.map((wood) => (
          <Box key={wood} component="li" sx={{ px: 2, py: 1 }}>
            {wood}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
