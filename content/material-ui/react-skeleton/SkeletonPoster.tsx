import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const reels = ['Reel 1', 'Reel 2', 'Reel 3'];

export default function SkeletonPoster() {
  return (
    <Box
      role="img"
      aria-label="Three reels that are loading"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(3, 1fr)',
        maxWidth: 400,
      }}
    >
      {reels.map((reel) => (
        <div key={reel}>
          <Skeleton
            variant="rounded"
            animation="wave"
            sx={{ height: 'auto', aspectRatio: '4 / 3' }}
          />
          <Skeleton animation="wave" width="70%" />
        </div>
      ))}
    </Box>
  );
}
