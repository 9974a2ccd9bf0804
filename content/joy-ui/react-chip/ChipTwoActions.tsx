import { useState } from 'react';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CloseIcon from '@mui/icons-material/Close';

export default function ChipTwoActions() {
  const [status, setStatus] = useState('Order of 12 rolls');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Chip
        size="lg"
        color="primary"
        sx={{ '--Chip-deleteSize': '1.5rem' }}
        onClick={() => setStatus('Editing the order')}
        endDecorator={
          <ChipDelete
            variant="plain"
            aria-label="Cancel the order"
            onDelete={() => setStatus('Order canceled')}
          >
            <CloseIcon />
          </ChipDelete>
        }
      >
        12 rolls
      </Chip>
      <Typography role="status" level="body-sm">
        {status}
      </Typography>
    </Stack>
  );
}
