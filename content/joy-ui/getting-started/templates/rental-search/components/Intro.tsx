import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function Intro() {
  return (
    <div>
      <Breadcrumbs aria-label="Breadcrumb" size="sm" sx={{ px: 0 }}>
        <Link href="#" color="neutral">
          Waters
        </Link>
        <Link href="#" color="neutral">
          Lowlands
        </Link>
        <Typography aria-current="page">Houseboats</Typography>
      </Breadcrumbs>
      <Typography level="h1" sx={{ mt: 1 }}>
        Houseboats for a slow week
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: 560 }}>
        Saturday, June 12, to Saturday, June 19. Every boat comes with bedding,
        a kettle, and an hour of practice at the dock.
      </Typography>
    </div>
  );
}
