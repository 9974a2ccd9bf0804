import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';

export default function BadgeCorner() {
  return (
    <Badge
      badgeContent="12 photos"
      color="primary"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ badge: { sx: { left: 48, bottom: 16 } } }}
    >
      <Box
        role="img"
        aria-label="The harbor in the morning"
        sx={{
          width: 200,
          height: 112,
          borderRadius: 1,
          background: 'linear-gradient(#f9d9a8 50%, #3b6a8f 50%, #274b66)',
        }}
      />
    </Badge>
  );
}
