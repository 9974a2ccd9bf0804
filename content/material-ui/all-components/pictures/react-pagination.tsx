import Pagination from '@mui/material/Pagination';

export default function Picture() {
  return <Pagination count={3} page={2} color="primary" size="small" />;
}
