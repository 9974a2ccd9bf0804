import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function Picture() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 180,
        height: 100,
        borderRadius: 1,
        bgcolor: 'action.disabled',
      }}
    >
      <Paper elevation={6} sx={{ px: 3, py: 2 }}>
        On top
      </Paper>
    </Box>
  );
}
