import Rating from '@mui/material/Rating';

export default function RatingCustomization() {
  return (
    <Rating
      name="noodles"
      role="radiogroup"
      aria-label="Fried noodles"
      defaultValue={4}
      sx={{
        color: 'warning.dark',
        '& .MuiRating-iconEmpty': { color: 'text.secondary' },
        '&.Mui-focusVisible .MuiRating-iconActive': {
          outline: '2px solid',
          outlineOffset: 2,
        },
      }}
    />
  );
}
