import AspectRatio from '@mui/joy/AspectRatio';
import Sheet from '@mui/joy/Sheet';

const photo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60">
    <path fill="#9cc9dd" d="M0 0h40v60H0z"/>
    <path fill="#c8553d" d="M17 12h6l3 38H14z"/>
    <path fill="#fff6e5" d="M16 24h8l.6 8h-9.2z"/>
    <circle fill="#ffd166" cx="20" cy="9" r="4"/>
    <path fill="#2f5d50" d="M0 48q20-8 40 0v12H0z"/>
  </svg>`,
)}`;

export default function AspectRatioOverlay() {
  return (
    <AspectRatio ratio="1" sx={{ maxWidth: 280, borderRadius: 'md' }}>
      <img src={photo} alt="Red lighthouse on a green hill" />
      <Sheet
        variant="solid"
        color="neutral"
        sx={{ position: 'absolute', insetInline: 0, bottom: 0, px: 2, py: 1 }}
      >
        Photo of the month
      </Sheet>
    </AspectRatio>
  );
}
