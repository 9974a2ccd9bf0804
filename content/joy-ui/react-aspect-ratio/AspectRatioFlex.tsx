import AspectRatio from '@mui/joy/AspectRatio';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const photo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60">
    <path fill="#9cc9dd" d="M0 0h40v60H0z"/>
    <path fill="#c8553d" d="M17 12h6l3 38H14z"/>
    <path fill="#fff6e5" d="M16 24h8l.6 8h-9.2z"/>
    <circle fill="#ffd166" cx="20" cy="9" r="4"/>
    <path fill="#2f5d50" d="M0 48q20-8 40 0v12H0z"/>
  </svg>`,
)}`;

export default function AspectRatioFlex() {
  return (
    <Sheet variant="outlined" sx={{ display: 'flex', maxWidth: 480 }}>
      <AspectRatio flex ratio="1" maxHeight={120}>
        <img src={photo} alt="Red lighthouse on a green hill" />
      </AspectRatio>
      <Stack spacing={1} sx={{ flex: 2, p: 2 }}>
        <Typography level="title-md">Walk to the lighthouse</Typography>
        <Typography level="body-sm">
          We meet at the harbor on May 9 at 6 a.m. and photograph the first
          light. Bring a tripod, a warm coat, and something to eat. The path is
          steep and can be wet.
        </Typography>
      </Stack>
    </Sheet>
  );
}
