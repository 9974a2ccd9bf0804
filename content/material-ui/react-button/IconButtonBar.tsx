import { useState } from 'react';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChatIcon from '@mui/icons-material/Chat';
import CloseIcon from '@mui/icons-material/Close';

export default function IconButtonBar() {
  const [unread, setUnread] = useState(3);

  return (
    <Stack sx={{ maxWidth: 400 }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <IconButton edge="start" aria-label="Close the job card">
          <CloseIcon />
        </IconButton>
        <Typography sx={{ flexGrow: 1 }}>Job 318</Typography>
        <IconButton
          edge="end"
          aria-label={`Messages, ${unread} unread`}
          onClick={() => setUnread(0)}
        >
          <Badge badgeContent={unread} color="primary">
            <ChatIcon />
          </Badge>
        </IconButton>
      </Stack>
      <Typography variant="body2">
        Rear brake rubs, and the bell is gone.
      </Typography>
    </Stack>
  );
}
