import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsBasics() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs">
      <Link color="neutral" href="#basics">
        Archive
      </Link>
      <Link color="neutral" href="#basics">
        Maps
      </Link>
      <Typography aria-current="page">Harbor plan, 1894</Typography>
    </Breadcrumbs>
  );
}
