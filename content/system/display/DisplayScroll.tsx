import { useId } from 'react';
import { Box } from '@mui/system';

const times = [
  { stop: 'Depot', departures: ['6:00', '6:30', '7:00', '7:30', '8:00'] },
  { stop: 'Harbor', departures: ['6:12', '6:42', '7:12', '7:42', '8:12'] },
  { stop: 'Airport', departures: ['6:31', '7:01', '7:31', '8:01', '8:31'] },
];

export default function DisplayScroll() {
  const id = useId();

  return (
    <Box
      role="region"
      aria-labelledby={id}
      tabIndex={0}
      sx={{
        maxWidth: 320,
        border: 1,
        overflowX: 'auto',
        '&:focus-visible': { outline: 3, outlineOffset: 3 },
      }}
    >
      <Box
        component="table"
        sx={{
          whiteSpace: 'nowrap',
          borderCollapse: 'collapse',
          '& th, & td': { px: 2, py: 1, textAlign: 'start' },
        }}
      >
        <Box
          component="caption"
          id={id}
          sx={{ px: 2, pt: 1, textAlign: 'start' }}
        >
          Line 4 on weekdays
        </Box>
        <tbody>
          {times.map(({ stop, departures }) => (
            <tr key={stop}>
              <th scope="row">{stop}</th>
              {departures.map((time) => (
                <td key={time}>{time}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
