import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';

interface PagerButtonsProps {
  count: number;
  page: number;
  rowsPerPage: number;
  onPageChange: (event: null, page: number) => void;
}

function PagerButtons(props: PagerButtonsProps) {
  const { count, page, rowsPerPage, onPageChange } = props;
  const last = Math.ceil(count / rowsPerPage) - 1;

  return (
    <Stack direction="row" sx={{ ml: 2 }}>
      <Button disabled={page === 0} onClick={() => onPageChange(null, 0)}>
        Newest
      </Button>
      <Button disabled={page === last} onClick={() => onPageChange(null, last)}>
        Oldest
      </Button>
    </Stack>
  );
}

export default function TablePagerButtons() {
  const [page, setPage] = useState(0);

  return (
    <TablePagination
      component="div"
      count={96}
      page={page}
      onPageChange={(event, newPage) => setPage(newPage)}
      rowsPerPage={12}
      rowsPerPageOptions={[12]}
      ActionsComponent={PagerButtons}
    />
  );
}
