import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';

export default function TooltipSeeing() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Typography>Seeing: 1.4 arc seconds</Typography>
      <Tooltip
        describeChild
        open={open}
        placement="bottom-end"
        onClose={close}
        disableFocusListener
        disableHoverListener
        disableTouchListener
        title="How much the air blurs a star. Below 2 is a good night."
      >
        <IconButton
          aria-label="What is seeing?"
          onBlur={close}
          onClick={() => setOpen(!open)}
        >
          <HelpOutlineIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
