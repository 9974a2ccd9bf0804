import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import RateReviewIcon from '@mui/icons-material/RateReview';

export default function BadgeCustomization() {
  return (
    <IconButton aria-label="Corrections, 3 open">
      <Badge
        badgeContent={3}
        slotProps={{
          badge: {
            sx: {
              border: 2,
              borderColor: 'background.default',
              bgcolor: 'text.primary',
              color: 'background.default',
            },
          },
        }}
      >
        <RateReviewIcon />
      </Badge>
    </IconButton>
  );
}
