import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SkeletonFromContent() {
  return (
    <Stack
      role="img"
      aria-label="A screening that is loading"
      spacing={1}
      sx={{ maxWidth: 400 }}
    >
      <Skeleton>
        <Typography variant="h5" component="span">
          Screening on October 3
        </Typography>
      </Skeleton>
      <Skeleton variant="rounded">
        <Button variant="contained">Reserve a seat</Button>
      </Skeleton>
    </Stack>
  );
}
