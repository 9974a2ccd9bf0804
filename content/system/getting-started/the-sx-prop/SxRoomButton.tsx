import { Box } from '@mui/system';

export default function SxRoomButton() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        width: 1,
        maxWidth: 320,
        p: 2,
        border: 1,
        borderRadius: 2,
        bgcolor: 'transparent',
        color: 'inherit',
        font: 'inherit',
        textAlign: 'left',
        cursor: 'pointer',
        '& strong': { display: 'block', mb: 0.5 },
        '&:hover': { borderColor: 'transparent', outline: 2 },
        '&:focus-visible': { outline: 3, outlineOffset: 3 },
      }}
    >
      <strong>Garden room</strong>
      Two beds, breakfast, 140 euros a night
    </Box>
  );
}
