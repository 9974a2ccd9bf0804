import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ColorModeButton from '../../shared/ColorModeButton';

export default function InboxHeader({ unread }: { unread: number }) {
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, md: 3 },
        py: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography level="h1" sx={{ fontSize: 'xl2' }}>
        Inbox
      </Typography>
      <Chip role="status" variant="solid" color="primary">
        {unread} unread
      </Chip>
      <Typography
        level="body-sm"
        sx={{ ml: 'auto', display: { xs: 'none', sm: 'block' } }}
      >
        Second Spin Repair Café
      </Typography>
      <Stack sx={{ ml: { xs: 'auto', sm: 0 } }}>
        <ColorModeButton />
      </Stack>
    </Stack>
  );
}
