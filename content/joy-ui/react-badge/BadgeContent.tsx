import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import CheckIcon from '@mui/icons-material/Check';
import InventoryIcon from '@mui/icons-material/Inventory2';
import LocalPostOfficeIcon from '@mui/icons-material/LocalPostOffice';

export default function BadgeContent() {
  return (
    <Stack direction="row" spacing={6} sx={{ '--Icon-fontSize': '2rem' }}>
      <Badge
        color="success"
        badgeContent={<CheckIcon />}
        role="img"
        aria-label="Parcel, picked up"
        sx={{ '--Badge-paddingX': '0px' }}
      >
        <InventoryIcon />
      </Badge>
      <Badge
        variant="soft"
        size="sm"
        badgeContent="New"
        role="img"
        aria-label="Stamps, new"
      >
        <LocalPostOfficeIcon />
      </Badge>
    </Stack>
  );
}
