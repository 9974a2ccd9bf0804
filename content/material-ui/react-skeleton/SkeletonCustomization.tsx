import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonCustomization() {
  return (
    <Box
      role="img"
      aria-label="A dark room that is loading"
      sx={{ p: 2, maxWidth: 320, bgcolor: 'grey.900' }}
    >
      <Skeleton
        variant="rounded"
        height={96}
        sx={{ bgcolor: 'grey.700', borderRadius: 3 }}
      />
      <Skeleton animation={false} sx={{ bgcolor: 'grey.700', mt: 1 }} />
    </Box>
  );
}
