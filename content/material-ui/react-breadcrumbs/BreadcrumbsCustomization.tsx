import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsCustomization() {
  return (
    <Breadcrumbs
      aria-label="Location of the globe"
      separator="•"
      sx={{
        '& .MuiBreadcrumbs-separator': { color: 'primary.main', mx: 2 },
        '& .MuiBreadcrumbs-li:last-of-type': { fontWeight: 'bold' },
      }}
    >
      <Link href="#customization" color="inherit">
        Attic
      </Link>
      <Link href="#customization" color="inherit">
        Cabinet
      </Link>
      <Typography aria-current="page" sx={{ fontWeight: 'inherit' }}>
        Globe
      </Typography>
    </Breadcrumbs>
  );
}
