import AspectRatio from '@mui/joy/AspectRatio';
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

const crops = [
  { objectFit: 'cover', position: 'center' },
  { objectFit: 'cover', position: 'top' },
  { objectFit: 'contain', position: 'center' },
] as const;

export default function AspectRatioObjectFit() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {crops.map(({ objectFit, position }) => (
        <Stack
          key={objectFit + position}
          component="figure"
          spacing={1}
          sx={{ m: 0, width: 180 }}
        >
          <AspectRatio objectFit={objectFit}>
            <img src={photo} alt="" style={{ objectPosition: position }} />
          </AspectRatio>
          <Typography component="figcaption" level="body-sm">
            {objectFit}, {position}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
