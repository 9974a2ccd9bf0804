import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerOrder() {
  return (
    <Stack spacing={2}>
      <Divider role="presentation" textAlign="left">
        Delivery
      </Divider>
      <Button variant="contained">Pick it up at the store</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Have it delivered</Button>
    </Stack>
  );
}
