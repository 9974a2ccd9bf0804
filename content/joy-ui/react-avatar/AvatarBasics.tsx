import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import LightbulbIcon from '@mui/icons-material/Lightbulb';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">
    <path fill="#7a1f2b" d="M0 0h20v20H0z"/>
    <path fill="#f2c14e" d="M3 20a7 7 0 0 1 14 0z"/>
    <circle fill="#f3d3b8" cx="10" cy="8" r="4"/>
    <path fill="#2b1d1a" d="M5 9a5 5 0 0 1 10 0q-1-3-5-3T5 9z"/>
  </svg>`,
)}`;

export default function AvatarBasics() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Clara Boone" src={portrait} />
      <Avatar role="img" aria-label="Victor Hale">
        VH
      </Avatar>
      <Avatar
        role="img"
        aria-label="Lighting crew"
        sx={{ '--Icon-fontSize': '1.5rem' }}
      >
        <LightbulbIcon />
      </Avatar>
    </Stack>
  );
}
