import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import UmbrellaIcon from '@mui/icons-material/Umbrella';

export default function StackFoundItem() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', maxWidth: 400 }}
    >
      <UmbrellaIcon />
      <Typography sx={{ flexGrow: 1 }}>Wooden umbrella</Typography>
      <Typography level="body-sm">Shelf 9</Typography>
      <IconButton aria-label="More about the umbrella">
        <MoreVertIcon />
      </IconButton>
    </Stack>
  );
}
