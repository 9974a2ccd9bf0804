import { useState } from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import SearchIcon from '@mui/icons-material/Search';
import WarningIcon from '@mui/icons-material/Warning';

export default function IconLibrariesDecorators() {
  const [saved, setSaved] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography level="title-lg" startDecorator={<DirectionsBoatIcon />}>
        Ferry to Quill Island
      </Typography>
      <Chip variant="soft" color="danger" startDecorator={<WarningIcon />}>
        High swell
      </Chip>
      <Input
        placeholder="Find a pier"
        startDecorator={<SearchIcon />}
        slotProps={{ input: { 'aria-label': 'Find a pier' } }}
      />
      <Stack direction="row" spacing={1}>
        <Button size="lg" startDecorator={<DirectionsBoatIcon />}>
          Board at 9:40
        </Button>
        <IconButton
          size="lg"
          variant="soft"
          aria-label="Save this crossing"
          aria-pressed={saved}
          onClick={() => setSaved(!saved)}
        >
          {saved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
        </IconButton>
      </Stack>
    </Stack>
  );
}
