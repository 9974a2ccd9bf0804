import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Inventory2Icon from '@mui/icons-material/Inventory2';
import MeetingRoomIcon from '@mui/icons-material/MeetingRoom';
import WarehouseIcon from '@mui/icons-material/Warehouse';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function BreadcrumbsIcons() {
  return (
    <Breadcrumbs aria-label="Location of the masks">
      <Link href="#icons" sx={row}>
        <WarehouseIcon fontSize="small" />
        East hall
      </Link>
      <Link href="#icons" sx={row}>
        <MeetingRoomIcon fontSize="small" />
        Room 9
      </Link>
      <Typography aria-current="page" sx={row}>
        <Inventory2Icon fontSize="small" />
        Crate 31
      </Typography>
    </Breadcrumbs>
  );
}
