import { Box } from '@mui/system';

const departures = [
  { time: '6:10', to: 'Harbor', via: 'Market Square, Old Bridge', bay: 'B' },
  { time: '6:25', to: 'Airport', via: 'Central Station', bay: 'D' },
  { time: '6:40', to: 'Pine Hill', via: 'Hospital, Stadium', bay: 'A' },
];

export default function DisplayByWidth() {
  return (
    <Box component="ul" aria-label="Departures" sx={{ m: 0, p: 0 }}>
      {departures.map(({ time, to, via, bay }) => (
        <Box
          key={time}
          component="li"
          sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1 }}
        >
          <Box sx={{ minWidth: 40, fontWeight: 600 }}>{time}</Box>
          <Box sx={{ minWidth: 80 }}>{to}</Box>
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>via {via}</Box>
          <Box sx={{ marginInlineStart: 'auto' }}>Bay {bay}</Box>
        </Box>
      ))}
    </Box>
  );
}
