import Rating from '@mui/material/Rating';

export default function RatingCustomization() {
  return (
    <Rating
      name="noodles"
      role="radiogroup"
      aria-label="Fried noodles"
      defaultValue={4}
      className="text-orange-700 dark:text-orange-400"
      classes={{
        iconEmpty: 'text-slate-600 dark:text-slate-300',
        iconActive: 'in-[.Mui-focusVisible]:outline-2',
      }}
    />
  );
}
