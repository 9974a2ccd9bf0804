import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SkeletonVariants() {
  return (
    <Stack spacing={2} aria-busy="true" sx={{ maxWidth: 320 }}>
      <Skeleton variant="circular" width={48} height={48} />
      <Skeleton variant="rectangular" height={72} />
      <Skeleton variant="text" width="60%" />
      <Typography>
        Price:{' '}
        <Skeleton variant="inline">
          <span>12.50 euros</span>
        </Skeleton>
      </Typography>
      <Box sx={{ position: 'relative', p: 1.5 }}>
        The overlay covers this box.
        <Skeleton variant="overlay" sx={{ inset: 0 }} />
      </Box>
    </Stack>
  );
}
