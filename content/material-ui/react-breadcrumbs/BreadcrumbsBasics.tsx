import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsBasics() {
  return (
    <Breadcrumbs aria-label="Location of the vase">
      <Link href="#basics">Storage</Link>
      <Link href="#basics">Room 4</Link>
      <Link href="#basics">Shelf 12</Link>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Blue vase
      </Typography>
    </Breadcrumbs>
  );
}
