import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ArchiveIcon from '@mui/icons-material/Archive';
import DeleteIcon from '@mui/icons-material/Delete';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';

export default function IconButtonActions() {
  const [starred, setStarred] = useState(false);

  return (
    <Stack
      direction="row"
      spacing={1}
      role="group"
      aria-label="Message actions"
    >
      <IconButton
        aria-label="Star"
        aria-pressed={starred}
        title="Star"
        color={starred ? 'primary' : 'default'}
        onClick={() => setStarred(!starred)}
      >
        {starred ? <StarIcon /> : <StarBorderIcon />}
      </IconButton>
      <IconButton aria-label="Archive" title="Archive">
        <ArchiveIcon />
      </IconButton>
      <IconButton aria-label="Delete" title="Delete" color="error">
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
