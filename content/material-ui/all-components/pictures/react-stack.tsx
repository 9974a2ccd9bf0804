import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function Picture() {
  return (
    <Stack spacing={1}>
      <Skeleton variant="rounded" animation={false} width={140} height={24} />
      <Skeleton variant="rounded" animation={false} width={140} height={24} />
      <Skeleton variant="rounded" animation={false} width={140} height={24} />
    </Stack>
  );
}
