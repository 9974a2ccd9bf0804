import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const rooms = [
  { area: 'hall', name: 'Entrance hall' },
  { area: 'tunnel', name: 'Shark tunnel' },
  { area: 'reef', name: 'Reef' },
  { area: 'cafe', name: 'Café' },
];

export default function GridFloorPlan() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplate: `
          "hall tunnel tunnel" 72px
          "hall reef   cafe"   72px
          / 1fr 1fr    1fr`,
      }}
    >
      {rooms.map(({ area, name }) => (
        <Sheet
          key={area}
          variant="soft"
          color="primary"
          sx={{ gridArea: area, p: 2, borderRadius: 'sm' }}
        >
          {name}
        </Sheet>
      ))}
    </Box>
  );
}
