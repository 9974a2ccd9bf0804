import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import type { VariantProp } from '@mui/joy/styles';

const variants: VariantProp[] = ['plain', 'outlined', 'soft', 'solid'];

export default function DrawerVariants() {
  const [open, setOpen] = useState(false);
  const [variant, setVariant] = useState<VariantProp>('solid');

  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose a variant</Button>
      <Drawer
        variant={variant}
        color="primary"
        invertedColors
        open={open}
        onClose={() => setOpen(false)}
        sx={{ '--DialogContent-color': 'currentColor' }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Ready for pickup</DialogTitle>
        <DialogContent sx={{ px: 1.5, gap: 2 }}>
          The blue cargo bike is done.
          <RadioGroup
            aria-label="Variant"
            value={variant}
            onChange={(event) => setVariant(event.target.value as VariantProp)}
          >
            {variants.map((value) => (
              <Radio key={value} value={value} label={value} />
            ))}
          </RadioGroup>
        </DialogContent>
      </Drawer>
    </>
  );
}
