import { useState } from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Delete from '@mui/icons-material/Delete';
import Edit from '@mui/icons-material/Edit';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';

export default function IconButtons() {
  const [starred, setStarred] = useState(false);

  return (
    <Stack direction="row" spacing={1.5}>
      <IconButton variant="outlined" aria-label="Edit message">
        <Edit />
      </IconButton>
      <IconButton
        variant="soft"
        color="primary"
        aria-label="Star message"
        aria-pressed={starred}
        onClick={() => setStarred(!starred)}
      >
        {starred ? <Star /> : <StarBorder />}
      </IconButton>
      <IconButton variant="plain" color="danger" aria-label="Delete message">
        <Delete />
      </IconButton>
    </Stack>
  );
}
