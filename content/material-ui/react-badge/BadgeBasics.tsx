import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import MailIcon from '@mui/icons-material/Mail';

export default function BadgeBasics() {
  const [unread, setUnread] = useState(4);

  return (
    <Stack direction="row" spacing={2}>
      <IconButton
        aria-label={`Tips from readers, ${unread} unread`}
        onClick={() => setUnread(0)}
      >
        <Badge badgeContent={unread} color="primary">
          <MailIcon />
        </Badge>
      </IconButton>
      <Button onClick={() => setUnread(unread + 1)}>Receive a tip</Button>
    </Stack>
  );
}
