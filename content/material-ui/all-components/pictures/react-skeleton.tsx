import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function Picture() {
  return (
    <Stack direction="row" spacing={1} sx={{ width: 180 }}>
      <Skeleton variant="circular" animation={false} width={40} height={40} />
      <Stack sx={{ flexGrow: 1 }}>
        <Skeleton animation={false} />
        <Skeleton animation={false} width="60%" />
      </Stack>
    </Stack>
  );
}
