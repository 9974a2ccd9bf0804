import { Box } from '@mui/system';

const legs = [
  { place: 'Flower market', task: 'Pick up at 9:15' },
  { place: 'Canal Street 40', task: 'Drop off by 9:40' },
  { place: 'Print shop', task: 'Pick up at 9:50' },
];

export default function FlexboxDirection() {
  return (
    <Box
      component="ol"
      aria-label="Morning tour"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {legs.map(({ place, task }) => (
        <Box
          key={place}
          component="li"
          sx={{ flex: 1, p: 2, border: 1, borderRadius: 2 }}
        >
          <Box sx={{ fontWeight: 600 }}>{place}</Box>
          {task}
        </Box>
      ))}
    </Box>
  );
}
