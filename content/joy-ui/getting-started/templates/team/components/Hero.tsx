import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ColorModeButton from '../../shared/ColorModeButton';
import { people, statuses } from '../people';

const contours = [
  'M560 330C620 190 760 60 900 70s220 120 330 80 170-110 260-100',
  'M620 330c50-110 160-210 270-200s210 120 340 90 150-90 260-80',
  'M690 330c40-80 110-140 190-130s190 110 330 90 160-60 280-60',
  'M770 330c20-40 60-70 110-60s160 80 290 80 160-40 320-40',
  'M760 0c40 30 90 20 150 10s190 110 290 60 70-60 110-70',
];

export default function Hero() {
  return (
    <Sheet
      component="header"
      variant="solid"
      color="primary"
      invertedColors
      sx={{
        position: 'relative',
        bgcolor: '#0f352e',
        color: '#fff',
        overflow: 'hidden',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 1440 330"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden
        sx={{ position: 'absolute', width: 1, height: 1, opacity: 0.28 }}
      >
        <g fill="none" stroke="#84bbaa" strokeWidth="1.5">
          {contours.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      </Box>
      <Box
        sx={{
          position: 'relative',
          maxWidth: 1280,
          mx: 'auto',
          px: { xs: 2, md: 4 },
          pt: 2,
          pb: { xs: 3, md: 5 },
        }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
          <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden>
            <path d="M2 27 12 8l5 9 3-5 10 15Z" fill="#ff9d5c" />
            <path d="m12 8 3 5.4-3 2.6-3-2.3Z" fill="#fff" />
          </svg>
          <Typography sx={{ flexGrow: 1, fontWeight: 'lg', color: '#fff' }}>
            Kestrel Ridge Mountain Rescue
          </Typography>
          <ColorModeButton />
        </Stack>
        <Typography
          level="h1"
          sx={{ mt: { xs: 4, md: 7 }, maxWidth: 640, color: '#fff' }}
        >
          Who can go out tonight
        </Typography>
        <Typography sx={{ mt: 1.5, color: '#d8eae4' }}>
          Friday, November 13, 6:40 p.m. Snow above 4,000 ft, wind from the
          northwest.
        </Typography>
        <Stack
          component="dl"
          direction="row"
          sx={{ m: 0, mt: 3, gap: { xs: 3, sm: 5 } }}
        >
          {statuses.map((status) => (
            <Box key={status} sx={{ display: 'flex', flexDirection: 'column' }}>
              <Typography
                component="dt"
                level="body-sm"
                sx={{ color: '#d8eae4' }}
              >
                {status}
              </Typography>
              <Typography
                component="dd"
                sx={{
                  m: 0,
                  order: -1,
                  fontSize: '2rem',
                  fontWeight: 800,
                  lineHeight: 1.2,
                  color: status === 'On call' ? '#ff9d5c' : '#fff',
                }}
              >
                {people.filter((person) => person.status === status).length}
              </Typography>
            </Box>
          ))}
        </Stack>
      </Box>
    </Sheet>
  );
}
