import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsCustomization() {
  return (
    <Breadcrumbs
      aria-label="Customized breadcrumbs"
      slotProps={{ separator: { sx: { color: 'primary.plainColor' } } }}
      sx={{
        '--Breadcrumbs-gap': '1rem',
        px: 2,
        bgcolor: 'background.level1',
        borderRadius: 'md',
      }}
    >
      <Link color="neutral" href="#customization">
        Archive
      </Link>
      <Link color="neutral" href="#customization">
        Newspapers
      </Link>
      <Typography aria-current="page" fontWeight="lg">
        Harbor Courier
      </Typography>
    </Breadcrumbs>
  );
}
