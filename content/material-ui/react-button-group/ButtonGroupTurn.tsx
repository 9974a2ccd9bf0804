import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import FlipIcon from '@mui/icons-material/Flip';
import RotateLeftIcon from '@mui/icons-material/RotateLeft';
import RotateRightIcon from '@mui/icons-material/RotateRight';

export default function ButtonGroupTurn() {
  const [turn, setTurn] = useState(0);
  const [isFlipped, setFlipped] = useState(false);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <ButtonGroup orientation="vertical" aria-label="Rotate the photo">
        <Button aria-label="Rotate left" onClick={() => setTurn(turn - 90)}>
          <RotateLeftIcon />
        </Button>
        <Button aria-label="Rotate right" onClick={() => setTurn(turn + 90)}>
          <RotateRightIcon />
        </Button>
        <Button aria-label="Mirror" onClick={() => setFlipped(!isFlipped)}>
          <FlipIcon />
        </Button>
      </ButtonGroup>
      <Box
        role="img"
        aria-label={`Photo, rotated by ${turn}°${isFlipped ? ', mirrored' : ''}`}
        style={{
          transform: `rotate(${turn}deg) scaleX(${isFlipped ? -1 : 1})`,
        }}
        sx={{
          width: 96,
          height: 96,
          borderRadius: 1,
          background:
            'linear-gradient(150deg, transparent 50%, #33691e 50%), radial-gradient(circle at 75% 25%, #ffeb3b 16%, #81d4fa 17%)',
        }}
      />
    </Stack>
  );
}
