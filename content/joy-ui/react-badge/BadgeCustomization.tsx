import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import InventoryIcon from '@mui/icons-material/Inventory2';

export default function BadgeCustomization() {
  return (
    <Stack
      direction="row"
      spacing={5}
      sx={{ alignItems: 'center', '--Icon-fontSize': '2rem' }}
    >
      <Badge
        badgeContent={12}
        color="neutral"
        role="img"
        aria-label="12 parcels"
        sx={{
          '--Badge-minHeight': '1.375rem',
          '--Badge-radius': '4px',
          '--Badge-ringSize': '0px',
        }}
      >
        <InventoryIcon />
      </Badge>
      <Badge
        badgeContent={3}
        color="danger"
        slotProps={{
          badge: { 'aria-hidden': true, sx: { pointerEvents: 'none' } },
        }}
        sx={{
          '--Badge-ringSize': '4px',
          '--Badge-ringColor': (theme) => theme.vars.palette.background.body,
        }}
      >
        <Button variant="soft" aria-label="Pickups, 3 waiting">
          Pickups
        </Button>
      </Badge>
    </Stack>
  );
}
