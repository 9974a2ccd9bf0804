import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import FolderIcon from '@mui/icons-material/Folder';

export default function BreadcrumbsIcons() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs with icons">
      <Link color="neutral" href="#icons" aria-label="Archive">
        <AccountBalanceIcon />
      </Link>
      <Link color="neutral" href="#icons" startDecorator={<FolderIcon />}>
        Letters
      </Link>
      <Typography aria-current="page">Mayor Odell, 1902–1910</Typography>
    </Breadcrumbs>
  );
}
