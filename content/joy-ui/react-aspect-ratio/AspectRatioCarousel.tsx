import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';

const photo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">
    <path fill="#f6b56b" d="M0 0h60v40H0z"/>
    <circle fill="#fff3d6" cx="42" cy="14" r="6"/>
    <path fill="#8a5a7a" d="M0 30l14-12 12 9 12-14 22 17v10H0z"/>
    <path fill="#3b2f4a" d="M0 34q15-6 30 0t30 0v6H0z"/>
  </svg>`,
)}`;

const evenings = ['June 2', 'June 9', 'June 16', 'June 23', 'June 30'];

export default function AspectRatioCarousel() {
  return (
    <Box
      role="group"
      aria-label="Sunsets in June"
      tabIndex={0}
      sx={{ display: 'flex', gap: 2, overflowX: 'auto', p: 0.5 }}
    >
      {evenings.map((day) => (
        <AspectRatio
          key={day}
          ratio="3/2"
          sx={{ minWidth: 200, borderRadius: 'sm' }}
        >
          <img src={photo} alt={`Sunset on ${day}`} />
        </AspectRatio>
      ))}
    </Box>
  );
}
