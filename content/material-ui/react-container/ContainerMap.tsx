import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerMap() {
  return (
    <Container
      component="main"
      maxWidth="sm"
      disableGutters
      sx={{ px: { sm: 3 } }}
    >
      <svg viewBox="0 0 60 24" role="img" aria-label="River and mill, 1790">
        <path d="M0 0h60v24H0z" fill="#e9e1c8" />
        <path
          d="M0 18C14 8 24 22 36 13s16-3 24-9"
          fill="none"
          stroke="#6f98ad"
          strokeWidth="3"
        />
        <path d="M25 8l4-4 4 4v5h-8z" fill="#8a4b38" />
      </svg>
      <Typography sx={{ px: { xs: 2, sm: 0 }, py: 2 }}>
        The oldest map of the village, drawn to settle a dispute about the weir.
      </Typography>
    </Container>
  );
}
