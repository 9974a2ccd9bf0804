import { useState, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Popover, { type PopoverPosition } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const cells = [...'LEMOMA A APOPPY'];

export default function PopoverMisprint() {
  const [place, setPlace] = useState<PopoverPosition | null>(null);
  const [count, setCount] = useState(0);

  const openAtPointer = (event: MouseEvent) => {
    const byKeyboard = event.detail === 0;
    const { bottom, left } = event.currentTarget.getBoundingClientRect();
    setPlace({
      top: byKeyboard ? bottom : event.clientY,
      left: byKeyboard ? left : event.clientX,
    });
  };
  const report = () => {
    setCount(count + 1);
    setPlace(null);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonBase
        focusRipple
        aria-haspopup="dialog"
        aria-expanded={place !== null}
        onClick={openAtPointer}
        sx={{ display: 'grid', grid: 'repeat(3, 32px) 2em / repeat(5, 32px)' }}
      >
        {cells.map((letter, index) => (
          <Box
            key={index}
            aria-hidden
            component="span"
            sx={{ height: 32, lineHeight: '32px', outline: 1 }}
          >
            {letter}
          </Box>
        ))}
        <span style={{ gridColumn: '1 / -1' }}>Grid for May 14</span>
      </ButtonBase>
      <Popover
        open={place !== null}
        onClose={() => setPlace(null)}
        anchorReference="anchorPosition"
        anchorPosition={place ?? undefined}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Misprint' } }}
      >
        <Button onClick={report}>Report a misprint</Button>
      </Popover>
      <Typography role="status">Misprints: {count}</Typography>
    </Stack>
  );
}
