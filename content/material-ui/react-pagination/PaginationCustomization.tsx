import Pagination from '@mui/material/Pagination';

export default function PaginationCustomization() {
  return (
    <Pagination
      aria-label="Pages of the folder"
      count={6}
      defaultPage={2}
      shape="rounded"
      sx={{
        '& .MuiPaginationItem-root': { borderRadius: 0 },
        '& .Mui-selected.MuiPaginationItem-root': {
          bgcolor: 'transparent',
          borderBottom: 2,
          fontWeight: 'bold',
        },
      }}
    />
  );
}
