import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const path = [
  'Storage',
  'East hall',
  'Room 9',
  'Aisle C',
  'Rack 2',
  'Crate 31',
];

export default function BreadcrumbsLongPath() {
  return (
    <Breadcrumbs
      aria-label="Location of the mask"
      maxItems={4}
      itemsAfterCollapse={2}
      expandText="Show the whole path"
      sx={{
        '& li > .MuiButtonBase-root': {
          bgcolor: 'action.selected',
          color: 'inherit',
        },
      }}
    >
      {path.map((place) => (
        <Link key={place} href="#long-paths">
          {place}
        </Link>
      ))}
      <Typography aria-current="page">Mask with horns</Typography>
    </Breadcrumbs>
  );
}
