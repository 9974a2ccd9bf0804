import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TypographyReview() {
  return (
    <Stack component="figure" sx={{ m: 0 }}>
      <Typography component="blockquote" color="primary" sx={{ m: 0 }}>
        “A book that smells of wet rope.”
      </Typography>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        Canal Gazette, April 9
      </Typography>
    </Stack>
  );
}
