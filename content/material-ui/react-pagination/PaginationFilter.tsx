import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function PaginationFilter() {
  const [unread, setUnread] = useState(false);
  const [page, setPage] = useState(9);
  const count = unread ? 4 : 12;

  return (
    <Stack spacing={1}>
      <FormControlLabel
        label="Only letters that nobody has transcribed"
        control={
          <Switch
            checked={unread}
            onChange={(event) => {
              setUnread(event.target.checked);
              setPage(1);
            }}
          />
        }
      />
      <Pagination
        aria-label="Pages of the archive"
        count={count}
        siblingCount={0}
        page={page}
        onChange={(event, newPage) => setPage(newPage)}
      />
      <Typography role="status">
        Page {page} of {count}
      </Typography>
    </Stack>
  );
}
