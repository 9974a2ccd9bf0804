import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

const image = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">
    <path fill="#dcebd2" d="M0 0h20v20H0z"/>
    <path fill="#c98f2b" d="m5 3 3 12H2zM15 4l3 11h-6z"/>
    <path fill="#e0a83c" d="m10 2 4 14H6z"/>
    <path fill="#5f7a3d" d="M0 15h20v5H0z"/>
  </svg>`,
)}`;

export default function CardHorizontal() {
  return (
    <Card orientation="horizontal" sx={{ maxWidth: 400 }}>
      <CardOverflow>
        <AspectRatio ratio="1" sx={{ width: 120 }}>
          <img src={image} alt="Golden larches on a meadow" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography component="h3" level="title-md">
          Larch Loop
        </Typography>
        <Typography level="body-sm">
          3.1 miles through the old forest, best in October
        </Typography>
        <Chip color="success" size="sm" sx={{ mt: 'auto' }}>
          Easy
        </Chip>
      </CardContent>
    </Card>
  );
}
