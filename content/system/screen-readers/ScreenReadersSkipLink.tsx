import { useId } from 'react';
import { Box } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';

export default function ScreenReadersSkipLink() {
  const plan = useId();

  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="a"
        href={`#${plan}`}
        sx={{
          display: 'inline-block',
          mb: 1,
          color: 'inherit',
          '&:not(:focus)': visuallyHidden,
        }}
      >
        Skip to the seat plan
      </Box>
      <Box component="nav" aria-label="Dates" sx={{ display: 'flex', gap: 2 }}>
        {['May 8', 'May 9', 'May 10'].map((date) => (
          <Box
            component="a"
            key={date}
            href="#ScreenReadersSkipLink"
            sx={{ color: 'inherit' }}
          >
            {date}
          </Box>
        ))}
      </Box>
      <Box id={plan} tabIndex={-1} sx={{ mt: 1, p: 2, border: 1 }}>
        Seat plan: rows A to F are free
      </Box>
    </Box>
  );
}
