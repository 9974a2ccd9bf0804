import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function Picture() {
  return (
    <Typography>
      Read the <Link component="span">house rules</Link>
    </Typography>
  );
}
