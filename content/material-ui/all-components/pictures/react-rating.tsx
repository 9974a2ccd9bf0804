import Rating from '@mui/material/Rating';

export default function Picture() {
  return <Rating value={4} readOnly />;
}
