import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const perPage = 2;
const letters = [
  { to: 'To Jonas', date: 'May 3, 1911' },
  { to: 'To the mill', date: 'May 9, 1911' },
  { to: 'To Jonas', date: 'June 1, 1911' },
  { to: 'To her mother', date: 'June 20, 1911' },
  { to: 'To a stranger', date: 'July 2, 1911' },
  { to: 'To Jonas', date: 'August 15, 1911' },
  { to: 'To the bank', date: 'August 16, 1911' },
];

export default function PaginationBasics() {
  const [page, setPage] = useState(1);
  const start = (page - 1) * perPage;
  const shown = letters.slice(start, start + perPage);

  return (
    <Stack spacing={1}>
      <Typography role="status">
        Letters {start + 1} to {start + shown.length} of {letters.length}
      </Typography>
      <List disablePadding sx={{ minHeight: 128 }}>
        {shown.map(({ to, date }) => (
          <ListItem key={date} disableGutters>
            <ListItemText primary={to} secondary={date} />
          </ListItem>
        ))}
      </List>
      <Pagination
        aria-label="Pages of letters"
        count={Math.ceil(letters.length / perPage)}
        page={page}
        onChange={(event, newPage) => setPage(newPage)}
      />
    </Stack>
  );
}
