import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import StarIcon from '@mui/icons-material/Star';
import type { Boat } from '../boats';
import BoatPicture from './BoatPicture';

export interface BoatCardProps {
  boat: Boat;
  saved: boolean;
  onToggle: () => void;
}

export default function BoatCard({ boat, saved, onToggle }: BoatCardProps) {
  return (
    <Card component="li" variant="outlined" sx={{ '--Card-padding': '18px' }}>
      <CardOverflow>
        <AspectRatio ratio="8/5">
          <div>
            <BoatPicture boat={boat} />
          </div>
        </AspectRatio>
        <IconButton
          variant="solid"
          color={saved ? 'primary' : 'neutral'}
          aria-label={`Save ${boat.name}`}
          aria-pressed={saved}
          onClick={onToggle}
          sx={{ position: 'absolute', top: 12, right: 12 }}
        >
          {saved ? <FavoriteIcon /> : <FavoriteBorderIcon />}
        </IconButton>
      </CardOverflow>
      <CardContent sx={{ gap: 1 }}>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Typography level="h2">{boat.name}</Typography>
          <Typography level="body-sm" startDecorator={<StarIcon aria-hidden />}>
            {boat.rating.toFixed(1)}
          </Typography>
        </Stack>
        <Typography level="body-sm">
          {boat.town}, {boat.water}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
          {boat.extras.map((extra) => (
            <Chip key={extra} size="sm" variant="soft" color="neutral">
              {extra}
            </Chip>
          ))}
        </Stack>
        <Stack
          direction="row"
          sx={{ alignItems: 'baseline', gap: 0.75, mt: 'auto', pt: 1 }}
        >
          <Typography sx={{ fontSize: 'xl', fontWeight: 'lg' }}>
            ${boat.price}
          </Typography>
          <Typography level="body-sm">per night</Typography>
          <Typography level="body-sm" sx={{ ml: 'auto' }}>
            Sleeps {boat.berths}
          </Typography>
        </Stack>
      </CardContent>
    </Card>
  );
}
