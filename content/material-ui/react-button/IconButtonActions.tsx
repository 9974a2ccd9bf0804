import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
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
      <Tooltip title="Star">
        <IconButton
          aria-label="Star"
          aria-pressed={starred}
          color={starred ? 'primary' : 'default'}
          onClick={() => setStarred(!starred)}
        >
          {starred ? <StarIcon /> : <StarBorderIcon />}
        </IconButton>
      </Tooltip>
      <Tooltip title="Archive">
        <IconButton aria-label="Archive">
          <ArchiveIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton aria-label="Delete" color="error">
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
