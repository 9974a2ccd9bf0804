import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

const image = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16">
    <path fill="#cfe0ea" d="M0 0h32v16H0z"/>
    <path fill="#6f8f5f" d="M0 7q10-4 32 1v8H0z"/>
    <path fill="#8b5e3c" d="M13 6h6v5h-6z"/>
    <path fill="#5a3a22" d="m11 6 5-4 5 4z"/>
  </svg>`,
)}`;

export default function CardResponsive() {
  return (
    <Card
      orientation="horizontal"
      sx={{
        flexWrap: 'wrap',
        maxWidth: 480,
        minWidth: 220,
        overflow: 'hidden',
        resize: 'horizontal',
      }}
    >
      <AspectRatio ratio="2" sx={{ flex: '1 0 160px' }}>
        <img src={image} alt="Wooden hut on a hill" />
      </AspectRatio>
      <CardContent sx={{ minWidth: 200 }}>
        <Typography component="h3" level="title-md">
          Fox Hut
        </Typography>
        <Typography level="body-sm">
          Four bunks and no reservations, so bring a tent in August
        </Typography>
      </CardContent>
    </Card>
  );
}
