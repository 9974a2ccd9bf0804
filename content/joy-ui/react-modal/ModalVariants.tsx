import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import type { VariantProp } from '@mui/joy/styles';

const variants: VariantProp[] = ['outlined', 'plain', 'soft', 'solid'];

export default function ModalVariants() {
  const [variant, setVariant] = useState<VariantProp>('outlined');
  const [open, setOpen] = useState(false);

  return (
    <>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {variants.map((value) => (
          <Button
            key={value}
            variant="outlined"
            color="neutral"
            onClick={() => {
              setVariant(value);
              setOpen(true);
            }}
          >
            {value}
          </Button>
        ))}
      </Stack>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog
          variant={variant}
          color="primary"
          invertedColors
          sx={{ '--DialogContent-color': 'currentColor' }}
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>Open late</DialogTitle>
          <DialogContent>
            On June 12, all galleries stay open until 10 p.m.
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Remind me</Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
