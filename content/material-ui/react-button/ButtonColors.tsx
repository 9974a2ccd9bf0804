import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Send invoice</Button>
      <Button variant="contained" color="secondary">
        Preview
      </Button>
      <Button variant="outlined" color="error">
        Delete draft
      </Button>
      <Button color="inherit">Close</Button>
    </Stack>
  );
}
