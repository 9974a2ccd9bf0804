import Avatar from '@mui/material/Avatar';

export default function AvatarCustomization() {
  return (
    <Avatar
      role="img"
      aria-label="Captain Lea Moreau"
      sx={{
        bgcolor: 'background.paper',
        color: 'primary.main',
        border: 2,
        boxSizing: 'border-box',
        fontWeight: 'bold',
      }}
    >
      LM
    </Avatar>
  );
}
