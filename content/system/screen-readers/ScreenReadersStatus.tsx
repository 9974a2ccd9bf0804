import { useState } from 'react';
import { Box } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';

const shows = [
  { title: 'Puppet workshop', hour: 11 },
  { title: 'Orchard Songs', hour: 15 },
  { title: 'The Lantern Thief', hour: 20 },
];

export default function ScreenReadersStatus() {
  const [matinee, setMatinee] = useState(false);
  const listed = shows.filter(({ hour }) => !matinee || hour < 18);

  return (
    <Box sx={{ position: 'relative' }}>
      <label>
        <input
          type="checkbox"
          checked={matinee}
          onChange={(event) => setMatinee(event.target.checked)}
        />{' '}
        Before 6 p.m. only
      </label>
      <Box component="ul" aria-label="Shows" sx={{ mt: 1, mb: 0, pl: 3 }}>
        {listed.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {listed.length} shows listed
      </Box>
    </Box>
  );
}
