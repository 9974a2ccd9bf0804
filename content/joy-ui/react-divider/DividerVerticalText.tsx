import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerVerticalText() {
  return (
    <Stack direction="row" spacing={3}>
      <Stack spacing={1} sx={{ flex: 1 }}>
        <Typography level="title-md">Watch it here</Typography>
        <Typography level="body-sm">
          Two viewing desks with headphones
        </Typography>
        <Button variant="soft">Reserve a desk</Button>
      </Stack>
      <Divider orientation="vertical" role="presentation">
        or
      </Divider>
      <Stack spacing={1} sx={{ flex: 1 }}>
        <Typography level="title-md">Borrow a copy</Typography>
        <Typography level="body-sm">
          Scans only, for up to seven days
        </Typography>
        <Button variant="soft">Request a scan</Button>
      </Stack>
    </Stack>
  );
}
