import { Box } from '@mui/system';

const truncated = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

const stops = [
  {
    name: 'Saint Barnaby Hospital, main entrance',
    lines: '4, 9',
    time: '6:14',
  },
  { name: 'Market Square', lines: '4, 5, 12', time: '6:19' },
  { name: 'Old Bridge, east bank, near the ferry', lines: '4', time: '6:23' },
];

export default function DisplayTruncate() {
  return (
    <Box component="ul" aria-label="Stops" sx={{ maxWidth: 280, m: 0, p: 0 }}>
      {stops.map(({ name, lines, time }) => (
        <Box
          key={name}
          component="li"
          sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1 }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Box sx={truncated}>{name}</Box>
            Lines {lines}
          </Box>
          {time}
        </Box>
      ))}
    </Box>
  );
}
