import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function PaginationWords() {
  return (
    <Pagination
      aria-label="Letters by date"
      count={5}
      defaultPage={2}
      renderItem={(item) =>
        item.type === 'previous' || item.type === 'next' ? (
          <Button size="small" disabled={item.disabled} onClick={item.onClick}>
            {item.type === 'next' ? 'Older' : 'Newer'}
          </Button>
        ) : (
          <PaginationItem {...item} />
        )
      }
    />
  );
}
