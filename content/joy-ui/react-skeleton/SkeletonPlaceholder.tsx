import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

const rows = [1, 2, 3];

export default function SkeletonPlaceholder() {
  return (
    <Stack spacing={1.5} aria-busy="true" sx={{ maxWidth: 400 }}>
      {rows.map((row) => (
        <Card key={row} orientation="horizontal">
          <Skeleton variant="rectangular" width={48} height={72} />
          <CardContent>
            <Skeleton variant="text" level="title-md" width="70%" />
            <Skeleton variant="text" level="body-sm" width="45%" />
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
