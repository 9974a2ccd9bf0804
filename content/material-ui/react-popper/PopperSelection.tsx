import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PopperSelection() {
  const [text, setText] = useState<HTMLElement | null>(null);
  const [range, setRange] = useState<Range | null>(null);
  const words = range?.toString().match(/\S+/g) ?? [];

  useEffect(() => {
    const handleSelection = () => {
      const selection = document.getSelection();
      const isInText = text?.contains(selection?.anchorNode ?? null);
      setRange(
        isInText && selection && !selection.isCollapsed
          ? selection.getRangeAt(0).cloneRange()
          : null,
      );
    };
    document.addEventListener('selectionchange', handleSelection);
    return () =>
      document.removeEventListener('selectionchange', handleSelection);
  }, [text]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: 400 }}>
      <Typography ref={setText}>
        Aunt Odile left the glassworks in May 1946. She opened a shop for frames
        and mirrors, which her nieces ran until 1988.
      </Typography>
      <Button
        onClick={() => text && document.getSelection()?.selectAllChildren(text)}
      >
        Select all
      </Button>
      <Popper
        role="status"
        open={words.length > 0}
        anchorEl={range}
        placement="top"
      >
        <Paper elevation={4} sx={{ m: 0.5, px: 1 }}>
          {words.length} {words.length === 1 ? 'word' : 'words'}
        </Paper>
      </Popper>
    </Stack>
  );
}
