import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

const image = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16">
    <path fill="#f6cfa4" d="M0 0h32v16H0z"/>
    <circle fill="#fff3d6" cx="22" cy="5" r="2.5"/>
    <path fill="#a8562f" d="M0 3h9l3 5v8H0zM32 6h-7l-5 5v5h12z"/>
    <path fill="#3f8fa8" d="m12 16 4-5 4 5z"/>
  </svg>`,
)}`;

export default function CardImage() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <img src={image} alt="River between two red cliffs" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography component="h3" level="title-lg">
          Copper Gorge
        </Typography>
        <Typography>
          A river walk with two footbridges and a view from the rim.
        </Typography>
      </CardContent>
      <CardOverflow variant="soft">
        <Divider inset="context" />
        <CardContent orientation="horizontal">
          <Typography level="body-sm" textColor="text.primary">
            6.0 miles
          </Typography>
          <Divider orientation="vertical" />
          <Typography level="body-sm" textColor="text.primary">
            980 feet up
          </Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}
