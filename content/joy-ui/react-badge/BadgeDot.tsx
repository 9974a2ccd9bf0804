import { useState } from 'react';
import Badge from '@mui/joy/Badge';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import InboxIcon from '@mui/icons-material/Inbox';

export default function BadgeDot() {
  const [hasMail, setHasMail] = useState(true);

  return (
    <Stack spacing={2}>
      <Checkbox
        label="Mail for box 12"
        checked={hasMail}
        onChange={(event) => setHasMail(event.target.checked)}
      />
      <Stack direction="row" spacing={2} sx={{ '--Icon-fontSize': '1.5rem' }}>
        <Badge color="danger" invisible={!hasMail}>
          <InboxIcon />
        </Badge>
        <Typography role="status">
          {hasMail ? 'Box 12 has mail.' : 'Box 12 is empty.'}
        </Typography>
      </Stack>
    </Stack>
  );
}
