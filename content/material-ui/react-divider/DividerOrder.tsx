import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerOrder() {
  return (
    <Stack spacing={2}>
      <Divider role="presentation" textAlign="left">
        How you get it
      </Divider>
      <Button variant="contained">Pick it up in the shop</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Have it sent</Button>
    </Stack>
  );
}
