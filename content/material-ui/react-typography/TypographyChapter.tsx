import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TypographyChapter() {
  return (
    <Stack component="article" spacing={0.5}>
      <Typography variant="h6" component="h3">
        New in May
      </Typography>
      <Typography variant="subtitle2" component="h4" sx={{ pt: 1 }}>
        Two volumes of poems
      </Typography>
      <Typography variant="body2">Both on cotton paper, 400 copies.</Typography>
      <Typography variant="subtitle2" component="h4" sx={{ pt: 1 }}>
        A field guide to mosses
      </Typography>
      <Typography variant="body2">With drawings by the author.</Typography>
    </Stack>
  );
}
