import Skeleton from '@mui/joy/Skeleton';

export default function SkeletonCustomization() {
  return (
    <Skeleton
      variant="rectangular"
      height={96}
      sx={(theme) => ({
        '--unstable_pulse-bg': theme.vars.palette.warning.softBg,
        borderRadius: 'xl',
        '&::before': { bgcolor: 'warning.softActiveBg' },
      })}
    />
  );
}
