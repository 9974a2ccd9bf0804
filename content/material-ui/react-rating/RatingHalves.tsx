import Rating from '@mui/material/Rating';

export default function RatingHalves() {
  return (
    <Rating
      name="bread"
      role="radiogroup"
      aria-label="Sourdough bread"
      defaultValue={3.5}
      precision={0.5}
    />
  );
}
