import GridLegacy from '@mui/material/GridLegacy';
import Skeleton from '@mui/material/Skeleton';

export default function Picture() {
  return (
    <GridLegacy container spacing={1} sx={{ width: 180 }}>
      {[12, 6, 6].map((size, index) => (
        <GridLegacy item key={index} xs={size}>
          <Skeleton variant="rounded" animation={false} height={36} />
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
