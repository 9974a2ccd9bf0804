import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const recipes = [
  { name: 'Lentil stew', average: 4.5, votes: 62 },
  { name: 'Plum cake', average: 3.8, votes: 17 },
];

export default function RatingAverages() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      {recipes.map(({ name, average, votes }) => (
        <Stack
          key={name}
          direction="row"
          spacing={1}
          sx={{ alignItems: 'center' }}
        >
          <Typography sx={{ flexGrow: 1 }}>{name}</Typography>
          <Rating
            readOnly
            value={average}
            precision={0.5}
            getLabelText={(value) => `About ${value} out of 5 stars`}
          />
          <Typography>
            {average} ({votes})
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
