import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonAnimation() {
  return (
    <Stack spacing={2} aria-busy="true">
      <Skeleton variant="rectangular" animation="pulse" height={40} />
      <Skeleton variant="rectangular" animation="wave" height={40} />
      <Skeleton variant="rectangular" animation={false} height={40} />
    </Stack>
  );
}
