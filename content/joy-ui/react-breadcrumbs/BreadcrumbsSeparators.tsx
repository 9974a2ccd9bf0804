import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

const separators = [
  { name: 'Chevron', separator: <ChevronRightIcon /> },
  { name: 'Angle', separator: '›' },
  { name: 'Dash', separator: '–' },
];

export default function BreadcrumbsSeparators() {
  return (
    <Stack>
      {separators.map(({ name, separator }) => (
        <Breadcrumbs key={name} aria-label={name} separator={separator}>
          <Link color="neutral" href="#separator-separator">
            Archive
          </Link>
          <Link color="neutral" href="#separator-separator">
            Photos
          </Link>
          <Typography aria-current="page">Market Square</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
