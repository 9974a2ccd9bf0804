import { useState } from 'react';
import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import MailIcon from '@mui/icons-material/Mail';

export default function BadgeBasics() {
  const [letters, setLetters] = useState(4);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <IconButton
        variant="outlined"
        size="lg"
        aria-label={`Sort a letter, ${letters} left`}
        onClick={() => setLetters(Math.max(0, letters - 1))}
      >
        <Badge badgeContent={letters}>
          <MailIcon />
        </Badge>
      </IconButton>
      <Typography role="status" level="body-sm">
        {letters > 0 ? `Letters left: ${letters}` : 'All letters are sorted.'}
      </Typography>
    </Stack>
  );
}
