import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';

export default function Picture() {
  return (
    <Box sx={{ position: 'relative', width: 180, height: 96 }}>
      <Skeleton variant="rounded" animation={false} height={96} />
      <Backdrop
        open
        sx={{ position: 'absolute', borderRadius: 1 }}
        slotProps={{ transition: { appear: false } }}
      >
        <CircularProgress
          variant="determinate"
          value={70}
          size={32}
          sx={{ color: 'common.white' }}
        />
      </Backdrop>
    </Box>
  );
}
