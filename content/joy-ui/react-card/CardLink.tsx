import { useState } from 'react';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';

export default function CardLink() {
  const [favorite, setFavorite] = useState(false);

  return (
    <Card
      orientation="horizontal"
      sx={{
        maxWidth: 400,
        '&:hover': { borderColor: 'neutral.outlinedHoverBorder' },
      }}
    >
      <CardContent>
        <Typography component="h3" level="title-lg">
          <Link
            overlay
            underline="none"
            textColor="inherit"
            href="#clickable-card-overlay"
          >
            Mill Path
          </Link>
        </Typography>
        <Typography level="body-sm">1.2 miles along the mill stream</Typography>
      </CardContent>
      <IconButton
        aria-label="Favorite: Mill Path"
        aria-pressed={favorite}
        onClick={() => setFavorite(!favorite)}
        sx={{ alignSelf: 'center', zIndex: 1 }}
      >
        {favorite ? <StarIcon /> : <StarBorderIcon />}
      </IconButton>
    </Card>
  );
}
