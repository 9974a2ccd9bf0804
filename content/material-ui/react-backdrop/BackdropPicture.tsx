import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';

export default function BackdropPicture() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        variant="outlined"
        aria-pressed={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setOpen(false);
          }
        }}
      >
        Enlarge the barcode
      </Button>
      <Backdrop
        open={open}
        onClick={() => setOpen(false)}
        transitionDuration={300}
        sx={{ zIndex: 'modal' }}
      >
        <svg width="280" height="160" viewBox="0 0 28 16">
          <path d="M0 0h28v16H0z" fill="#fff" />
          <path
            d="M3 3h1v10H3zm2 0h2v10H5zm3 0h1v10H8zm3 0h3v10h-3zm4 0h1v10h-1zm3 0h2v10h-2zm3 0h1v10h-1zm2 0h2v10h-2z"
            fill="#000"
          />
        </svg>
      </Backdrop>
    </>
  );
}
