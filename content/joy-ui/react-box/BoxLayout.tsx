import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function BoxLayout() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        gap: 2,
      }}
    >
      <Box
        sx={{
          width: { sm: 96 },
          height: 64,
          borderRadius: 'sm',
          background: 'linear-gradient(to right, #3f7d6e, #9cc7a8)',
        }}
      />
      <div>
        <Typography level="title-md">Fern</Typography>
        <Typography>Five shades of green for walls and doors</Typography>
      </div>
    </Box>
  );
}
