import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const replies = ['On my way', 'Ten minutes late', 'Call me back'];

export default function QuickReplies() {
  const [sent, setSent] = useState<string | null>(null);
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack
        direction="row"
        useFlexGap
        role="group"
        aria-label="Quick replies"
        spacing={1}
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {replies.map((reply) => (
          <Chip
            key={reply}
            label={reply}
            variant="outlined"
            onClick={() => setSent(reply)}
          />
        ))}
      </Stack>
      <Typography role="status" variant="body2">
        {sent ? `Sent: ${sent}` : 'Nothing sent yet'}
      </Typography>
    </Stack>
  );
}
