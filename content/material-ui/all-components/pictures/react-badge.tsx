import Badge from '@mui/material/Badge';
import MailIcon from '@mui/icons-material/Mail';

export default function Picture() {
  return (
    <Badge badgeContent={4} color="primary">
      <MailIcon color="action" fontSize="large" />
    </Badge>
  );
}
