import Rating from '@mui/material/Rating';
import WhatshotIcon from '@mui/icons-material/Whatshot';
import WhatshotOutlinedIcon from '@mui/icons-material/WhatshotOutlined';

export default function RatingFlames() {
  return (
    <Rating
      name="heat"
      role="radiogroup"
      aria-label="How hot is the curry?"
      max={3}
      defaultValue={2}
      icon={<WhatshotIcon fontSize="inherit" />}
      emptyIcon={<WhatshotOutlinedIcon fontSize="inherit" />}
      getLabelText={(flames) => `${flames} of 3 flames`}
      emptyLabelText="Not hot"
    />
  );
}
