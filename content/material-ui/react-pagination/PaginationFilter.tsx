import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const perPage = 2;
const letters = [
  { title: 'The ferry is late', isTranscribed: true },
  { title: 'Frost in May', isTranscribed: true },
  { title: 'A new teacher', isTranscribed: false },
  { title: 'Thanks for the boots', isTranscribed: true },
  { title: 'News from the mill', isTranscribed: false },
  { title: 'Leonie is engaged', isTranscribed: true },
  { title: 'The roof has to wait', isTranscribed: true },
  { title: 'From the hospital', isTranscribed: false },
];

export default function PaginationFilter() {
  const [isFiltered, setIsFiltered] = useState(false);
  const [page, setPage] = useState(4);
  const found = letters.filter((each) => !isFiltered || !each.isTranscribed);
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const count = Math.ceil(found.length / perPage);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        label="Only letters without a transcript"
        control={
          <Switch
            checked={isFiltered}
            onChange={(event) => {
              setIsFiltered(event.target.checked);
              setPage(1);
            }}
          />
        }
      />
      <Typography role="status" variant="body2">
        Page {page} of {count}, {found.length} letters
      </Typography>
      <Stack component="ul" sx={{ m: 0, minHeight: 48 }}>
        {shown.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </Stack>
      <Pagination
        aria-label="Pages of the archive"
        count={count}
        page={page}
        onChange={(event, newPage) => setPage(newPage)}
      />
    </Stack>
  );
}
