import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import TheaterComedyIcon from '@mui/icons-material/TheaterComedy';

export default function AvatarCustomization() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Avatar
        role="img"
        aria-label="Harbor Playhouse"
        variant="solid"
        color="primary"
        sx={{
          '--Avatar-size': '3.5rem',
          '--Avatar-radius': '12px',
          '--Icon-fontSize': '2rem',
        }}
      >
        <TheaterComedyIcon />
      </Avatar>
      <Avatar
        role="img"
        aria-label="Leah Frost, understudy"
        sx={{
          '--Avatar-size': '3.5rem',
          '--Avatar-ring': (theme) =>
            `inset 0 0 0 3px ${theme.vars.palette.primary.outlinedColor}`,
        }}
      >
        LF
      </Avatar>
    </Stack>
  );
}
