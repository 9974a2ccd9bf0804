import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import Zoom from '@mui/material/Zoom';
import useMediaQuery from '@mui/material/useMediaQuery';
import CloseIcon from '@mui/icons-material/Close';

function SawDrawing(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 60 20" titleAccess="Handsaw" {...props}>
      <path d="M16 6 58 9v5l-2-1-2 2-2-2-2 2-2-2-2 2-2-2-2 2-2-2-2 2-2-2-2 2-2-2-2 2-2-2-2 2-2-2-2 2z" />
      <path d="M4 4h13v13h-6l-2-3H6zm4 3v4h5V7z" fillRule="evenodd" />
    </SvgIcon>
  );
}

export default function ModalDrawing() {
  const [open, setOpen] = useState(false);
  const duration = useMediaQuery('(prefers-reduced-motion: reduce)') ? 0 : 300;

  return (
    <>
      <ButtonBase
        focusRipple
        aria-label="Enlarge the drawing of the handsaw"
        onClick={() => setOpen(true)}
      >
        <SawDrawing sx={{ width: 120, height: 40 }} />
      </ButtonBase>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        slotProps={{ backdrop: { transitionDuration: duration } }}
      >
        <Zoom in={open} timeout={duration}>
          <Paper
            role="dialog"
            aria-modal="true"
            aria-label="Drawing"
            sx={{
              position: 'fixed',
              inset: 16,
              m: 'auto',
              height: 'fit-content',
            }}
          >
            <IconButton aria-label="Close" onClick={() => setOpen(false)}>
              <CloseIcon />
            </IconButton>
            <SawDrawing sx={{ display: 'block', width: 1, height: '40vh' }} />
          </Paper>
        </Zoom>
      </Modal>
    </>
  );
}
