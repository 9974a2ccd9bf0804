import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';

const tea = { place: '1 across', from: 0, to: 3, clue: 'Leaves in water' };
const lamp = { place: '4 across', from: 4, to: 8, clue: 'A small sun' };

export default function PopoverWord() {
  const id = useId();
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [word, setWord] = useState(tea);
  const close = () => setOpen(false);

  const wordInRow = row && {
    nodeType: 1 as const,
    getBoundingClientRect: () => {
      const range = document.createRange();
      range.setStart(row, word.from);
      range.setEnd(row, word.to);
      return range.getBoundingClientRect();
    },
  };
  const show = (newWord: typeof tea) => {
    setWord(newWord);
    setOpen(true);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Box ref={setRow} sx={{ display: 'flex', textAlign: 'center' }}>
        {[...'TEA LAMP'].map((letter, index) => (
          <Box key={index} sx={{ width: 32, outline: 1, lineHeight: 2 }}>
            {letter}
          </Box>
        ))}
      </Box>
      <Stack direction="row" spacing={1}>
        {[tea, lamp].map((option) => (
          <Button
            key={option.place}
            aria-haspopup="dialog"
            aria-expanded={open && word === option}
            onClick={() => show(option)}
          >
            {option.place}
          </Button>
        ))}
      </Stack>
      <Popover
        open={open}
        onClose={close}
        anchorEl={wordInRow}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: -8, horizontal: 'center' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': word.place,
            'aria-describedby': id,
          },
        }}
        sx={{ '& .MuiPopover-paper': { p: 1 } }}
      >
        <span id={id}>{word.clue}</span> <Button onClick={close}>Close</Button>
      </Popover>
    </Stack>
  );
}
