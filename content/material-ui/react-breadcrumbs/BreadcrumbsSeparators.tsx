import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

const arrow = (
  <ArrowForwardIcon
    fontSize="small"
    sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
  />
);

export default function BreadcrumbsSeparators() {
  return (
    <Stack spacing={2}>
      <Breadcrumbs aria-label="Location of the map" separator="›">
        <Link href="#separators">Storage</Link>
        <Link href="#separators">Drawers</Link>
        <Typography aria-current="page">Map of 1788</Typography>
      </Breadcrumbs>
      <Breadcrumbs aria-label="Route of the loan" separator={arrow}>
        <Link href="#separators">Storage</Link>
        <Link href="#separators">Workshop</Link>
        <Typography aria-current="page">Truck</Typography>
      </Breadcrumbs>
    </Stack>
  );
}
