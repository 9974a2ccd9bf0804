import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const name = 'Minutes of the committee for bridges and ferries, volume 12';

export default function BreadcrumbsLongNames() {
  return (
    <Breadcrumbs
      aria-label="Breadcrumbs with a long name"
      sx={{
        maxWidth: 400,
        '& ol': { flexWrap: 'nowrap' },
        '& li:last-of-type': { minWidth: 0 },
      }}
    >
      <Link color="neutral" href="#long-names">
        Archive
      </Link>
      <Link color="neutral" href="#long-names">
        Minutes
      </Link>
      <Typography noWrap aria-current="page" title={name}>
        {name}
      </Typography>
    </Breadcrumbs>
  );
}
