import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonShapes() {
  return (
    <Stack
      role="img"
      aria-label="A film that is loading"
      direction="row"
      spacing={2}
      sx={{ maxWidth: 400 }}
    >
      <Skeleton variant="rectangular" width={80} height={112} />
      <Stack spacing={1} sx={{ flexGrow: 1 }}>
        <Skeleton variant="text" sx={{ fontSize: '1.25rem' }} />
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Skeleton variant="circular" width={32} height={32} />
          <Skeleton variant="text" width={120} />
        </Stack>
        <Skeleton variant="rounded" width={96} height={32} />
      </Stack>
    </Stack>
  );
}
