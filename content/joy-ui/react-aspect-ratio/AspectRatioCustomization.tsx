import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';

const photo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">
    <path fill="#f6b56b" d="M0 0h60v40H0z"/>
    <circle fill="#fff3d6" cx="42" cy="14" r="6"/>
    <path fill="#8a5a7a" d="M0 30l14-12 12 9 12-14 22 17v10H0z"/>
    <path fill="#3b2f4a" d="M0 34q15-6 30 0t30 0v6H0z"/>
  </svg>`,
)}`;

export default function AspectRatioCustomization() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <AspectRatio ratio="1" sx={{ width: 128, borderRadius: '50%' }}>
        <img src={photo} alt="Sunset, cropped to a circle" />
      </AspectRatio>
      <AspectRatio
        ratio="3/2"
        sx={{
          width: 200,
          borderRadius: 'lg',
          boxShadow: 'md',
          '& img': { transition: 'scale 0.3s' },
          '&:hover img': { scale: '1.1' },
          '@media (prefers-reduced-motion)': {
            '& img': { transition: 'none' },
          },
        }}
      >
        <img src={photo} alt="Sunset behind two mountains" />
      </AspectRatio>
    </Stack>
  );
}
