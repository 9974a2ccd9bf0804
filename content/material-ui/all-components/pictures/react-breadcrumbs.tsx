import Breadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';

export default function Picture() {
  return (
    <Breadcrumbs>
      <Typography color="text.secondary">Tools</Typography>
      <Typography color="text.secondary">Saws</Typography>
      <Typography>Band</Typography>
    </Breadcrumbs>
  );
}
