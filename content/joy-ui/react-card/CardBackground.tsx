import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

const image = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24">
    <path fill="#f2a77b" d="M0 0h32v24H0z"/>
    <path fill="#8c6a8f" d="m0 13 8-8 7 7 5-5 12 9v8H0z"/>
    <path fill="#2f5d7c" d="M0 16h32v8H0z"/>
    <path fill="#f7c9a1" d="M18 17h8v1h-8zM20 19h5v1h-5z"/>
  </svg>`,
)}`;

export default function CardBackground() {
  return (
    <Card
      variant="plain"
      sx={{ maxWidth: 320, minHeight: 240, backgroundColor: '#1c2733' }}
    >
      <CardCover>
        <img src={image} alt="" />
      </CardCover>
      <CardCover
        sx={{
          background:
            'linear-gradient(to top, rgba(0 0 0 / 0.85), rgba(0 0 0 / 0.6) 40%, transparent 70%)',
        }}
      />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography component="h3" level="title-lg" textColor="#fff">
          Three Lakes
        </Typography>
        <Typography textColor="#fff">
          Start early to see the sunrise.
        </Typography>
      </CardContent>
    </Card>
  );
}
