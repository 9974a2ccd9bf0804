import Skeleton from '@mui/joy/Skeleton';

export default function SkeletonText() {
  return (
    <div aria-busy="true">
      <Skeleton variant="text" level="h3" width="50%" />
      <Skeleton variant="text" level="body-md" width="95%" />
      <Skeleton variant="text" level="body-md" width="88%" />
      <Skeleton variant="text" level="body-md" width="40%" />
    </div>
  );
}
