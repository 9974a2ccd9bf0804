import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function SkeletonBasics() {
  const [loading, setLoading] = useState(true);

  // Simulates a request that takes three seconds.
  useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setLoading(false), 3000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Box sx={{ maxWidth: 400 }}>
      <Box aria-busy={loading}>
        <Typography variant="h6" component={loading ? 'div' : 'h3'}>
          {loading ? <Skeleton width="60%" /> : 'The Ferry Woman'}
        </Typography>
        <Typography>
          {loading ? <Skeleton /> : '1931, silent, 74 minutes, two reels lost'}
        </Typography>
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ my: 1, color: 'text.secondary' }}
      >
        {loading ? 'The film is loading…' : 'The film is loaded.'}
      </Typography>
      <Button aria-disabled={loading} onClick={() => setLoading(true)}>
        Load again
      </Button>
    </Box>
  );
}
