import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ColorModeButton from '../../shared/ColorModeButton';
import Hedgehog from './Hedgehog';

export default function SiteHeader() {
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1.5,
        maxWidth: 1120,
        mx: 'auto',
        px: { xs: 2, md: 4 },
        py: 2,
      }}
    >
      <Hedgehog size={44} />
      <Typography sx={{ flexGrow: 1, fontWeight: 'lg' }}>
        Moor Lane Hedgehog Hospital
      </Typography>
      <ColorModeButton />
    </Stack>
  );
}
