import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const photo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">
    <path fill="#f6b56b" d="M0 0h60v40H0z"/>
    <circle fill="#fff3d6" cx="42" cy="14" r="6"/>
    <path fill="#8a5a7a" d="M0 30l14-12 12 9 12-14 22 17v10H0z"/>
    <path fill="#3b2f4a" d="M0 34q15-6 30 0t30 0v6H0z"/>
  </svg>`,
)}`;

const crops = [
  { ratio: '1', name: 'Square' },
  { ratio: '3/2', name: 'Landscape print' },
  { ratio: '2/3', name: 'Portrait print' },
  { ratio: 2.5, name: 'Banner' },
];

export default function AspectRatioRatios() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {crops.map(({ ratio, name }) => (
        <Stack
          key={name}
          component="figure"
          spacing={1}
          sx={{ m: 0, width: 128 }}
        >
          <AspectRatio ratio={ratio}>
            <img src={photo} alt="" />
          </AspectRatio>
          <Typography component="figcaption" level="body-sm">
            {name}, {ratio}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
