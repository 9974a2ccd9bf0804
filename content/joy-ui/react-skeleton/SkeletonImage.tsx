import { useState } from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const cover = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60"><path fill="#31572c" d="M0 0h40v60H0z"/><circle cx="20" cy="24" r="11" fill="#ecf39e"/></svg>',
)}`;

export default function SkeletonImage() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <AspectRatio ratio="2/3" aria-busy={loading} sx={{ width: 120 }}>
        <Skeleton loading={loading}>
          <img src={cover} alt="Cover with a yellow moon" />
        </Skeleton>
      </AspectRatio>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Avatar aria-busy={loading}>
          <Skeleton loading={loading}>
            <span>IC</span>
          </Skeleton>
        </Avatar>
        <Typography>Ines Calloway</Typography>
      </Stack>
      <Typography
        component="label"
        endDecorator={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
      >
        Loading
      </Typography>
    </Stack>
  );
}
