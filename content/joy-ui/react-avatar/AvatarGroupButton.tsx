import { useState } from 'react';
import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';

const painters = ['Hugo Marsh', 'Leah Frost', 'Nina Wells', 'Owen Price'];

export default function AvatarGroupButton() {
  const [all, setAll] = useState(false);

  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <AvatarGroup>
        {painters.slice(0, 2).map((name) => (
          <Avatar key={name} role="img" aria-label={name}>
            {name[0]}
          </Avatar>
        ))}
        <IconButton
          variant="solid"
          aria-label="All scene painters"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          sx={{
            '--IconButton-size': '2.5rem',
            '--IconButton-radius': '50%',
            marginInlineStart: 'var(--Avatar-marginInlineStart)',
            boxShadow: 'var(--Avatar-ring)',
          }}
        >
          <MoreHorizIcon />
        </IconButton>
      </AvatarGroup>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {all ? painters.join(', ') : ''}
      </Typography>
    </Stack>
  );
}
