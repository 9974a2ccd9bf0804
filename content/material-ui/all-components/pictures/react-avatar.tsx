import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function Picture() {
  return (
    <AvatarGroup>
      <Avatar sx={{ bgcolor: 'primary.main' }}>A</Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main' }}>K</Avatar>
      <Avatar>M</Avatar>
    </AvatarGroup>
  );
}
