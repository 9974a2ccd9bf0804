import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function Picture() {
  return (
    <Stack spacing={1} sx={{ width: 160 }}>
      <Skeleton variant="rounded" animation={false} height={20} />
      <Divider>or</Divider>
      <Skeleton variant="rounded" animation={false} height={20} />
    </Stack>
  );
}
