import { useState } from 'react';
import { Box } from '@mui/system';

const departures = [
  { time: '6:10', delay: '4 min late', to: 'Harbor' },
  { time: '6:25', delay: 'On time', to: 'Airport' },
  { time: '6:40', delay: '12 min late', to: 'Pine Hill' },
];

export default function DisplayVisibility() {
  const [live, setLive] = useState(false);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <label>
        <input
          type="checkbox"
          checked={live}
          onChange={(event) => setLive(event.target.checked)}
        />{' '}
        Show delays
      </label>
      <Box
        component="table"
        aria-label="Departures"
        sx={{ mt: 2, width: 1, '& th, & td': { p: 0.5, textAlign: 'start' } }}
      >
        <tbody>
          {departures.map(({ time, delay, to }) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              <Box
                component="td"
                sx={{ visibility: live ? 'visible' : 'hidden' }}
              >
                {delay}
              </Box>
              <td>{to}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
