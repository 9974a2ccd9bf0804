import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Start the job</Button>
      <Button variant="contained" color="success">
        Mark as done
      </Button>
      <Button variant="outlined" color="secondary">
        Lend a bike
      </Button>
      <Button variant="outlined" color="error">
        Scrap the frame
      </Button>
      <Button color="inherit">Close</Button>
    </Stack>
  );
}
