import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ColorModeButton from '../../shared/ColorModeButton';

export default function LibraryHeader() {
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        gridColumn: '1 / -1',
        alignItems: 'center',
        justifyContent: 'space-between',
        px: { xs: 2, md: 3 },
        py: 1.5,
        borderBottom: { md: '1px solid' },
        borderColor: { md: 'divider' },
        bgcolor: 'background.surface',
      }}
    >
      <Typography
        level="title-lg"
        sx={{ fontFamily: 'display', fontStyle: 'italic' }}
      >
        Lantern Street Choir
      </Typography>
      <ColorModeButton />
    </Stack>
  );
}
