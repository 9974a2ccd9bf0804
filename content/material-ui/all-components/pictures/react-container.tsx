import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function Picture() {
  return (
    <Box sx={{ width: 200, bgcolor: 'action.selected' }}>
      <Container
        maxWidth={false}
        sx={{
          py: 3,
          width: 120,
          border: '1px dashed',
          borderColor: 'primary.main',
        }}
      />
    </Box>
  );
}
