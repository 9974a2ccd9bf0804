import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkOverlay() {
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        maxWidth: 400,
        p: 1.5,
        borderRadius: 'md',
        '&:hover': { bgcolor: 'background.level1' },
      }}
    >
      <svg width="48" height="48" viewBox="0 0 12 12" aria-hidden="true">
        <path fill="#8e63b8" d="m4 1 3 3v7H1V4z" />
        <path fill="#b48ad6" d="m8.500 3 2.500 2.500V11H6V5.500z" />
      </svg>
      <div>
        <Link overlay href="#larger-click-area-overlay">
          Amethyst
        </Link>
        <Typography level="body-sm" textColor="text.secondary">
          Purple quartz, hardness 7
        </Typography>
      </div>
    </Box>
  );
}
