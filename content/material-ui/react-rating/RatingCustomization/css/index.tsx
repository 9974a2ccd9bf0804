import Rating from '@mui/material/Rating';
import './index.css';

export default function RatingCustomization() {
  return (
    <Rating
      className="noodle-rating"
      name="noodles"
      role="radiogroup"
      aria-label="Fried noodles"
      defaultValue={4}
    />
  );
}
