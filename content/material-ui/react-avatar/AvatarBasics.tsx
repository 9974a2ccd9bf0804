import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import RowingIcon from '@mui/icons-material/Rowing';

const lake = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
    <path fill="#9bd" d="M0 0h8v8H0z"/>
    <circle fill="#fd8" cx="6" cy="2" r="1"/>
    <path fill="#257" d="M0 5h8v3H0z"/>
    <path fill="#fff" d="M2 5h4l-1 1H3z"/>
  </svg>`,
)}`;

export default function AvatarBasics() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Lake Row Club" src={lake} />
      <Avatar
        role="img"
        aria-label="Nadia Okafor"
        sx={{ bgcolor: 'primary.main' }}
      >
        NO
      </Avatar>
      <Avatar role="img" aria-label="Coach" sx={{ bgcolor: 'text.primary' }}>
        <RowingIcon />
      </Avatar>
    </Stack>
  );
}
