import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

const photo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">
    <path fill="#f6b56b" d="M0 0h60v40H0z"/>
    <circle fill="#fff3d6" cx="42" cy="14" r="6"/>
    <path fill="#8a5a7a" d="M0 30l14-12 12 9 12-14 22 17v10H0z"/>
    <path fill="#3b2f4a" d="M0 34q15-6 30 0t30 0v6H0z"/>
  </svg>`,
)}`;

export default function AspectRatioCard() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <img src={photo} alt="Sunset behind two mountains" />
        </AspectRatio>
      </CardOverflow>
      <Typography level="title-md">Mountain weekend</Typography>
      <Typography level="body-sm">June 13 and 14, eight spots left</Typography>
    </Card>
  );
}
