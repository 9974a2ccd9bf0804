import { useState } from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import DeleteIcon from '@mui/icons-material/Delete';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import RepeatIcon from '@mui/icons-material/Repeat';

export default function IconButtonPlayer() {
  const [playing, setPlaying] = useState(false);
  const [repeating, setRepeating] = useState(true);

  return (
    <Stack
      role="group"
      aria-label="Recording of the alto part"
      direction="row"
      spacing={1}
    >
      <IconButton
        variant="solid"
        color="primary"
        aria-label={playing ? 'Pause' : 'Play'}
        onClick={() => setPlaying(!playing)}
      >
        {playing ? <PauseIcon /> : <PlayArrowIcon />}
      </IconButton>
      <IconButton
        variant="soft"
        aria-label="Repeat"
        aria-pressed={repeating}
        onClick={() => setRepeating(!repeating)}
      >
        <RepeatIcon />
      </IconButton>
      <IconButton color="danger" aria-label="Delete">
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
