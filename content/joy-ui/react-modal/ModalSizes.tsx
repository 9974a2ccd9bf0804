import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function ModalSizes() {
  const [size, setSize] = useState<(typeof sizes)[number]>('md');
  const [open, setOpen] = useState(false);

  return (
    <>
      <Stack direction="row" spacing={1.5}>
        {sizes.map((value) => (
          <Button
            key={value}
            variant="outlined"
            color="neutral"
            onClick={() => {
              setSize(value);
              setOpen(true);
            }}
          >
            {value}
          </Button>
        ))}
      </Stack>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog size={size}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Coat check</DialogTitle>
          <DialogContent>Large bags don’t fit in the lockers.</DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}
