import { useEffect, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';

const length = 154;
const clock = (time: number) =>
  `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`;
const spoken = (time: number) =>
  `${Math.floor(time / 60)} minutes ${time % 60} seconds`;

export default function SliderPlayer() {
  const [time, setTime] = useState(42);
  const [playing, setPlaying] = useState(false);
  const isRunning = playing && time < length;

  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = setInterval(() => setTime((current) => current + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return (
    <Stack sx={{ maxWidth: 320 }}>
      <Typography>Audio guide: the cactus house</Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <IconButton
          aria-label={isRunning ? 'Pause' : 'Play'}
          onClick={() => {
            if (time === length) {
              setTime(0);
            }
            setPlaying(!isRunning);
          }}
        >
          {isRunning ? <PauseIcon /> : <PlayArrowIcon />}
        </IconButton>
        <Slider
          aria-label="Position"
          getAriaValueText={spoken}
          size="small"
          max={length}
          value={time}
          onChange={(event, newTime) => setTime(newTime)}
        />
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', pl: 7 }}>
        <Typography variant="body2">{clock(time)}</Typography>
        <Typography variant="body2">−{clock(length - time)}</Typography>
      </Stack>
    </Stack>
  );
}
