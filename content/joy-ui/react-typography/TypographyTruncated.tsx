import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TypographyTruncated() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <Typography level="title-md" noWrap>
        Forty-one bridges, one bicycle, and a borrowed raincoat
      </Typography>
      <Typography
        level="body-sm"
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        Our editor crossed every bridge of the delta in a single day. She got
        lost three times, found the best soup of the trip, and never once needed
        the raincoat.
      </Typography>
    </Stack>
  );
}
