import { useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Snackbar from '@mui/joy/Snackbar';
import CloseIcon from '@mui/icons-material/Close';

export default function SnackbarUndo() {
  const skipButton = useRef<HTMLButtonElement>(null);
  const [exercise, setExercise] = useState(1);
  const [skipped, setSkipped] = useState(1);
  const [open, setOpen] = useState(false);

  const skip = () => {
    setSkipped(exercise);
    setExercise(exercise + 1);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    skipButton.current?.focus();
  };
  const undo = () => {
    setExercise(skipped);
    close();
  };

  return (
    <div>
      <Button ref={skipButton} onClick={skip}>
        Skip exercise {exercise}
      </Button>
      <div role="status">
        <Snackbar
          open={open}
          onClose={(_event, reason) => {
            if (reason === 'escapeKeyDown') close();
          }}
          endDecorator={
            <>
              <Button variant="soft" onClick={undo}>
                Undo
              </Button>
              <IconButton aria-label="Close message" onClick={close}>
                <CloseIcon />
              </IconButton>
            </>
          }
        >
          Exercise {skipped} skipped
        </Snackbar>
      </div>
    </div>
  );
}
