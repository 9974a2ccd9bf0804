import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function DividerCard() {
  return (
    <Card sx={{ maxWidth: 400 }}>
      <Typography level="title-md">Night Train to the Coast</Typography>
      <Divider />
      <Typography level="body-sm">Drama, 1931, 84 minutes</Typography>
      <Divider inset="none" />
      <Typography level="body-sm">Shelf 12, box 4</Typography>
    </Card>
  );
}
